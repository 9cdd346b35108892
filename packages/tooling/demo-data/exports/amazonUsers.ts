export { amazonOrderPicture, DEMO_AMAZON_USERS, type DemoAmazonUser } from '../src/amazonUsers.ts';

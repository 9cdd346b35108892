import { berlinDay } from '@resonanz/domain/berlinDay';
import { defineArea } from '../../platform/operations/area.ts';
import { askAboutPerson } from './ask.ts';
import { networkPerson } from './networkPerson.ts';
import { networkPage, networkSample } from './queries/networkList.ts';
import { networkRow } from './queries/people.ts';
import { openRequests } from './queries/requests.ts';
import { rejectRestricted } from './rules.ts';
import { admitToRequest } from './wishedRequest.ts';
import { addWish, removeWish, requestWishes } from './wishes.ts';

/** Who could work for a brand, as brands and everybody see it. */
export const network = defineArea('network', {
  getNetworkSample: ({ services }) => networkSample(services),
  getNetworkPage: ({ services, user, input: { body } }) => {
    rejectRestricted(user);
    return networkPage(services, body);
  },
  getNetworkPerson: ({ services, user, input: { path } }) => {
    rejectRestricted(user);
    return networkPerson(services, path.publicId);
  },
  getNetworkRequests: async ({ services: { db, clock }, user, input: { path } }) => {
    rejectRestricted(user);
    return openRequests(db, user, await networkRow(db, path.publicId, berlinDay(clock.now())));
  },
  addToRequest: (call) => addWish(call, call.input.body),
  removeFromRequest: (call) => removeWish(call, call.input.body),
  getRequestWishes: async ({ services, user, input: { path } }) => {
    await admitToRequest(services.db, user, path.kind, path.requestId);
    return requestWishes(services, user, path.kind, path.requestId);
  },
  askAboutPerson: (call) => askAboutPerson(call, call.input.body),
});

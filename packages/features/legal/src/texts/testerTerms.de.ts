import type { LegalText } from '../LegalText.ts';

export const testerTermsDe: LegalText = {
  title: 'Teilnahmebedingungen',
  intro: 'Was in der Testerwelt gilt.',
  sections: [
    {
      id: 'participation',
      title: 'Teilnahme',
      blocks: [
        'Mitmachen können Personen ab 18 Jahren, die in Deutschland, Österreich oder der Schweiz wohnen. Jede Person hat ein Konto. Die Teilnahme kostet nichts.',
      ],
    },
    {
      id: 'tests',
      title: 'Bewerbung und Test',
      blocks: [
        'Sie bewerben sich für einzelne Tests. Einen Anspruch auf einen Platz gibt es nicht; Zu- und Absagen bekommen Sie immer.',
        'Wer einen Platz bekommt, probiert das Produkt selbst aus und beantwortet den Fragebogen bis zur genannten Frist. Das Produkt dürfen Sie behalten, wenn beim Test nichts anderes steht. Sie verkaufen es nicht weiter.',
      ],
    },
    {
      id: 'honesty',
      title: 'Ehrliche Bewertungen',
      blocks: [
        'Sie schreiben, was Sie denken. Für eine kritische Bewertung gibt es genau so viele Punkte wie für eine begeisterte. Punkte gibt es nie für ein bestimmtes Urteil.',
      ],
    },
    {
      id: 'points',
      title: 'Punkte und Level',
      blocks: [
        'Punkte zeigen, was Sie beigetragen haben. Sie haben keinen Geldwert und werden nicht ausgezahlt. Eine versäumte Frist kostet Punkte.',
      ],
    },
    {
      id: 'media',
      title: 'Bilder und Videos',
      blocks: [
        'Was Sie hochladen, gehört Ihnen. Wir zeigen es der Brand, die den Test in Auftrag gegeben hat. Öffentlich gezeigt wird es nur, wenn Sie bei der Abgabe zustimmen.',
      ],
    },
    {
      id: 'end',
      title: 'Ende der Teilnahme',
      blocks: [
        'Sie können Ihr Konto jederzeit in Ihrem Profil löschen. Wir können Konten sperren, die gegen diese Bedingungen verstoßen.',
      ],
    },
  ],
};

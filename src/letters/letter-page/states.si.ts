import type { states as english } from "./states.en.ts";

export const states: typeof english = {
  received: { title: "ලැබුණි", text: "සංස්කාරකවරයෙකු කියවන තුරු එය රැඳී සිටී." },
  reading: { title: "බලමින් පවතී", text: "සංස්කාරකවරයෙක් එය පරීක්ෂා කරයි." },
  taken: { title: "වාර්තාවට ඇතුළත් කරන ලදී", text: "සංස්කාරකවරයෙක් එය ඇතාගේ පිටුවට ඇතුළත් කළේය." },
  answered: { title: "පිළිතුරු දෙන ලදී", text: "සංස්කාරකවරයෙක් එය කියවා මෙසේ පිළිතුරු දෙයි:" },
  declined: { title: "ඇතුළත් නොකරන ලදී", text: "සංස්කාරකවරයෙක් එය කියවා, ඇතුළත් නොකළේ මන්දැයි පැහැදිලි කරයි:" },
};

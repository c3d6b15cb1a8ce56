import { env } from '../../env';
import type { Letter } from './letter';
import type { Envelope } from './send';

export interface Notice {
	letter: Letter;
	envelope: Envelope;
}

/** Characters of each text; the whole of it stands in the workplace. */
const longest = 1000;

const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest)} …` : text);

const inShort = ({ subject, paragraphs, facts = [], action }: Letter) =>
	[
		subject,
		...facts.map(([name, value]) => `${name}: ${value}`),
		cut(paragraphs.join('\n')),
		...(action ? [`${action.label}: ${action.url}`] : []),
	].join('\n');

/** One notice as it is, or several as one letter; `more` came that are not among them. */
export function gathered(notices: readonly Notice[], more: number): Notice {
	const [first] = notices;
	if (first && notices.length === 1 && more === 0) return first;
	const letter: Letter = {
		subject: `${notices.length + more} things came in`,
		paragraphs: notices.map(({ letter }) => inShort(letter)),
		action: { label: 'Open the workplace', url: `${env.origins.site}/sumu` },
		...(more > 0 ? { note: `And ${more} more, which you find there.` } : {}),
	};
	return { letter, envelope: {} };
}

import { env } from '../../env';
import type { Letter } from './letter';
import type { Envelope } from './send';
import type { MailWords } from './words';

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
export function gathered(notices: readonly Notice[], more: number, words: MailWords): Notice {
	const [first] = notices;
	if (first && notices.length === 1 && more === 0) return first;
	const { language, say } = words;
	const letter: Letter = {
		language,
		subject: say('{count} things came in', { count: notices.length + more }),
		paragraphs: notices.map(({ letter }) => inShort(letter)),
		action: { label: say('Open the workplace'), url: `${env.origins.site}/sumu` },
		...(more > 0 ? { note: say('And {count} more, which you find there.', { count: more }) } : {}),
	};
	return { letter, envelope: {} };
}

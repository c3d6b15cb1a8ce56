import { env } from '../../env';
import { factLines, type Letter, quoted } from './letter';
import type { Envelope } from './send';
import type { MailWords } from './words';

export interface Notice {
	letter: Letter;
	envelope: Envelope;
	/** Whether what it tells of is still stored; a notice of something deleted meanwhile is not sent. */
	isStored?: (() => Promise<boolean>) | undefined;
}

/** Characters of each text; the whole of it stands in the workplace. */
const longest = 1000;

const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest)} …` : text);

/** A notice within a digest: every line that a stranger wrote is marked as theirs. */
const inShort = (letter: Letter) =>
	[
		letter.subject,
		...factLines(letter),
		...letter.paragraphs,
		...(letter.quotation ? [quoted(cut(letter.quotation))] : []),
		...(letter.action ? [`${letter.action.label}: ${letter.action.url}`] : []),
	].join('\n');

/** The only address that answers to these notices would go to; undefined if there is none or more than one. */
function onlyCorrespondent(notices: readonly Notice[]) {
	const all = notices.flatMap(({ envelope }) => envelope.replyTo ?? []);
	const [first] = all;
	return all.every(({ address }) => address === first?.address) ? first : undefined;
}

/** Note that says where replies to the digest go. */
function replyNote(notices: readonly Notice[], isToOne: boolean, { say }: MailWords): string[] {
	if (isToOne) return [say('Answer this mail, and your answer goes to the visitor.')];
	const isAnswerable = notices.some(({ envelope }) => envelope.replyTo);
	return isAnswerable
		? [say('Reply to each person from the inbox. A reply to this e-mail does not reach them.')]
		: [];
}

/** One notice as it is, or several as one letter; `more` came that are not among them. */
export function gathered(notices: readonly Notice[], more: number, words: MailWords): Notice {
	const [first] = notices;
	if (first && notices.length === 1 && more === 0) return first;
	const { language, say } = words;
	const replyTo = more > 0 ? undefined : onlyCorrespondent(notices);
	const notes = [
		...(more > 0 ? [say('And {count} more, which you find there.', { count: more })] : []),
		...replyNote(notices, replyTo !== undefined, words),
	];
	const letter: Letter = {
		language,
		subject: say('{count} things came in', { count: notices.length + more }),
		paragraphs: notices.map(({ letter }) => inShort(letter)),
		action: { label: say('Open the workplace'), url: `${env.origins.site}/sumu` },
		...(notes.length > 0 && { note: notes.join('\n') }),
	};
	return { letter, envelope: replyTo ? { replyTo } : {} };
}

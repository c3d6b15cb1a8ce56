import { env } from '../../env';
import { registerGauge } from '../metrics/metrics';
import { type EmailMessage, quoteLines, writeFacts } from './email-message';
import { createGatherer } from './gatherer';
import { type MailWords, mailWords } from './mail-words';
import { type MailEnvelope, sendMail } from './send';

export interface OwnerNotice {
	letter: EmailMessage;
	envelope: MailEnvelope;
	/** Whether the entry of the notice is still stored; a notice of a deleted entry is not sent. */
	isStored?: (() => Promise<boolean>) | undefined;
}

/** Maximum characters of each text; the workplace shows the full text. */
const MAX_TEXT_LENGTH = 1000;

const truncateText = (text: string) =>
	text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)} …` : text;

/** Shortens a notice for a digest; every line that a visitor wrote is marked as a quotation. */
const summarizeNotice = (letter: EmailMessage) =>
	[
		letter.subject,
		...writeFacts(letter),
		...letter.paragraphs,
		...(letter.quotation ? [quoteLines(truncateText(letter.quotation))] : []),
		...(letter.action ? [`${letter.action.label}: ${letter.action.url}`] : []),
	].join('\n');

/** Returns the only reply address among these notices, or undefined. */
function findOnlyCorrespondent(notices: readonly OwnerNotice[]) {
	const addresses = notices.flatMap(({ envelope }) => envelope.replyTo ?? []);
	const [first] = addresses;
	return addresses.every(({ address }) => address === first?.address) ? first : undefined;
}

/** Returns the note that says where replies to the digest go, if any notice can be answered. */
function noteReplies(
	notices: readonly OwnerNotice[],
	isToOne: boolean,
	{ t }: MailWords,
): string[] {
	if (isToOne) return [t('Reply to this e-mail to answer the visitor.')];
	const isAnswerable = notices.some(({ envelope }) => envelope.replyTo);
	return isAnswerable
		? [t('Reply to each person from the inbox. Replies to this e-mail don’t reach them.')]
		: [];
}

/** Combines notices into one letter; a single notice is returned unchanged. `more` counts notices left out. */
export function makeDigest(
	notices: readonly OwnerNotice[],
	more: number,
	words: MailWords,
): OwnerNotice {
	const [first] = notices;
	if (first && notices.length === 1 && more === 0) return first;
	const { language, t } = words;
	const replyTo = more > 0 ? undefined : findOnlyCorrespondent(notices);
	const notes = [
		...(more > 0 ? [t('And {count} more in the workplace.', { count: more })] : []),
		...noteReplies(notices, replyTo !== undefined, words),
	];
	const letter: EmailMessage = {
		language,
		subject: t('{count} new items', { count: notices.length + more }),
		paragraphs: notices.map(({ letter }) => summarizeNotice(letter)),
		action: { label: t('Open the workplace'), url: `${env.origins.site}/sumu` },
		...(notes.length > 0 && { note: notes.join('\n') }),
	};
	return { letter, envelope: replyTo ? { replyTo } : {} };
}

const isStillStored = async ({ isStored }: OwnerNotice) =>
	(await isStored?.().catch(() => true)) ?? true;

const noticeGatherer = createGatherer<OwnerNotice>(async (gathered, more) => {
	const storedFlags = await Promise.all(gathered.map(isStillStored));
	const notices = gathered.filter((_, index) => storedFlags[index]);
	if (notices.length === 0) return;
	const { letter, envelope } = makeDigest(notices, more, await mailWords());
	await sendMail(env.OWNER_EMAIL, letter, envelope);
});

registerGauge('notices_waiting', 'Notices to the owner that wait for the next mail', () =>
	noticeGatherer.countWaiting(),
);

/** E-mails the owner a notice, together with others within two minutes. */
export const notifyOwner = (
	letter: OwnerNotice['letter'],
	{ isStored, ...envelope }: OwnerNotice['envelope'] & Pick<OwnerNotice, 'isStored'> = {},
) => noticeGatherer.add({ letter, envelope, isStored });

/** Sends the waiting notices at shutdown. */
export const closeNotices = () => noticeGatherer.close();

import { oneLine } from './normalize-text';

interface ReceivedMessage {
	email: string;
	name: string;
	subject: string;
	details: string;
	/** Time of receipt. */
	date: string;
}

const quoteText = (text: string) =>
	text
		.split(/\r?\n/)
		.map((line) => `> ${line}`)
		.join('\n');

/** Returns a `mailto:` URL for a reply: recipient, subject, the reply `text` and the quoted message. */
export function replyAddress({ email, subject, name, details, date }: ReceivedMessage, text = '') {
	const day = new Date(date).toUTCString().slice(5, 16);
	const body = `${text}\n\nOn ${day}, ${oneLine(name)} wrote:\n${quoteText(details)}`;
	const query = [
		['subject', `Re: ${oneLine(subject)}`],
		['body', body],
	].map(([key, value = '']) => `${key}=${encodeURIComponent(value)}`);
	return `mailto:${encodeURIComponent(email)}?${query.join('&')}`;
}

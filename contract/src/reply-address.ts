import { oneLine } from './one-line';

interface Written {
	email: string;
	name: string;
	subject: string;
	details: string;
	/** When it came. */
	date: string;
}

const quoted = (text: string) =>
	text
		.split(/\r?\n/)
		.map((line) => `> ${line}`)
		.join('\n');

/** Opens one's own mail program with a reply to a message: to whom, its subject, what is answered, and what they wrote. */
export function replyAddress({ email, subject, name, details, date }: Written, text = '') {
	const day = new Date(date).toUTCString().slice(5, 16);
	const body = `${text}\n\nOn ${day}, ${oneLine(name)} wrote:\n${quoted(details)}`;
	const query = [
		['subject', `Re: ${oneLine(subject)}`],
		['body', body],
	].map(([key, value = '']) => `${key}=${encodeURIComponent(value)}`);
	return `mailto:${encodeURIComponent(email)}?${query.join('&')}`;
}

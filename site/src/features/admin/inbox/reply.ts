import type { Message } from '@sumu/contract';

const quoted = (text: string) =>
	text
		.split(/\r?\n/)
		.map((line) => `> ${line}`)
		.join('\n');

/** Opens the owner's own mail program with a reply begun. */
export function replyAddress({ email, subject, name, details, date }: Message) {
	const body = `\n\nOn ${new Date(date).toUTCString().slice(5, 16)}, ${name} wrote:\n${quoted(details)}`;
	const query = [
		['subject', `Re: ${subject}`],
		['body', body],
	].map(([key, value = '']) => `${key}=${encodeURIComponent(value)}`);
	return `mailto:${encodeURIComponent(email)}?${query.join('&')}`;
}

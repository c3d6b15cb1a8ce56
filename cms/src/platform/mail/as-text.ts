import { type EmailMessage, writeFacts } from './letter';

/** Renders a letter as plain text, signed with the owner's name. */
export function asText(letter: EmailMessage, owner: string) {
	const { paragraphs, quotation, action, secondary, note } = letter;
	return [
		...paragraphs,
		writeFacts(letter).join('\n'),
		quotation ?? '',
		action ? `${action.label}: ${action.url}` : '',
		secondary ? `${secondary.label}: ${secondary.url}` : '',
		note ?? '',
		`-- \n${owner}`,
	]
		.filter(Boolean)
		.join('\n\n');
}

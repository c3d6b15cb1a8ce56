import type { Letter } from './letter';

/** A letter as plain text, signed with the owner's name. */
export function asText({ paragraphs, facts = [], action, secondary, note }: Letter, owner: string) {
	return [
		...paragraphs,
		facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
		action ? `${action.label}: ${action.url}` : '',
		secondary ? `${secondary.label}: ${secondary.url}` : '',
		note ?? '',
		`-- \n${owner}`,
	]
		.filter(Boolean)
		.join('\n\n');
}

import { computedField, documentIdField, nullableTextField } from '../fields';

/** Entry's part of its page's address. Falls back to the id, which works too. */
export const slugField = computedField(
	{ slug: nullableTextField('slug'), documentId: documentIdField },
	(from) => from.slug ?? from.documentId,
);

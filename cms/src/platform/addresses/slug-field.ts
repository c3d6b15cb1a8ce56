import { computed, documentId, textOrNull } from '../fields';

/** An entry's part of its page's address; its id leads there too. */
export const slug = computed(
	{ slug: textOrNull('slug'), documentId },
	(from) => from.slug ?? from.documentId,
);

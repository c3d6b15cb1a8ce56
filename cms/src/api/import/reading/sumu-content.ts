import type { EntryKind } from '@sumu/contract';

/** Entry of an export of this product, with the columns of its content type. */
export interface SumuEntry {
	readonly kind: EntryKind;
	readonly from: string;
	readonly id: string;
	readonly status: 'published' | 'draft';
	readonly publishAt: string | null;
	/** Times and other columns that are not content. */
	readonly columns: Readonly<Record<string, unknown>>;
	readonly formerPaths: readonly string[];
	readonly content: Readonly<Record<string, unknown>>;
	/** Newer draft of a published entry. */
	readonly draft?: Readonly<Record<string, unknown>> | undefined;
}

/** Content of an export of this product. */
export interface SumuContent {
	readonly entries: readonly SumuEntry[];
	readonly settings: Readonly<Record<string, unknown>> | null;
	/** Alternative texts and captions by the path of the picture. */
	readonly pictureTexts: Readonly<
		Record<string, { readonly alt: string; readonly caption: string }>
	>;
}

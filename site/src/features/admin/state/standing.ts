import type { EntryState, Save } from '@sumu/contract';

/** Publication status of an entry, as the API sends it. */
export interface Told {
	readonly status?: EntryState | undefined;
	readonly publishAt?: string | null | undefined;
	readonly shown?: boolean | undefined;
}

/** Publication status of an entry. */
export interface Standing {
	readonly status: EntryState;
	/** Time at which the draft is published automatically; null if it is not scheduled. */
	readonly publishAt: string | null;
	/** Whether the site shows a version of it. */
	readonly isShown: boolean;
}

export const standingOf = ({ status = 'published', publishAt, shown = true }: Told): Standing => ({
	status,
	publishAt: publishAt ?? null,
	isShown: shown,
});

/** Save options of a form, except `updated`. */
export type How = Pick<Save, 'status' | 'publishAt'>;

export const asDraft: How = { status: 'draft' };

/** Whether a save publishes nothing, neither now nor on schedule. */
export const isDraft = ({ status, publishAt }: How) =>
	!publishAt && (status === 'draft' || publishAt === null);

/** Options that publish the form's values. New and published entries need none. */
export const toPublish = (standing: Standing | null): How =>
	standing === null || standing.status === 'published' ? {} : { status: 'published' };

/** Default save options. A keyboard shortcut never makes an unpublished entry public. */
export const byDefault = (standing: Standing | null): How =>
	standing?.status === 'published' ? {} : asDraft;

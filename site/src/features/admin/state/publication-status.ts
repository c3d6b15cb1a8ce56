import type { EntryState, SaveFields } from '@sumu/contract';

/** Publication status of an entry, as the API sends it. */
export interface EntryStatusDto {
	readonly status?: EntryState | undefined;
	readonly publishAt?: string | null | undefined;
	readonly shown?: boolean | undefined;
}

/** Publication status of an entry. */
export interface PublicationStatus {
	readonly status: EntryState;
	/** Time at which the draft is published automatically; null if it is not scheduled. */
	readonly publishAt: string | null;
	/** Whether the site shows a version of it. */
	readonly isShown: boolean;
}

export const toPublicationStatus = ({
	status = 'published',
	publishAt,
	shown = true,
}: EntryStatusDto): PublicationStatus => ({
	status,
	publishAt: publishAt ?? null,
	isShown: shown,
});

/** Save options of a form, except `updated`. */
export type FormSaveOptions = Pick<SaveFields, 'status' | 'publishAt'>;

export const draftSaveOptions: FormSaveOptions = { status: 'draft' };

/** Whether a save publishes nothing, neither now nor on schedule. */
export const isDraft = ({ status, publishAt }: FormSaveOptions) =>
	!publishAt && (status === 'draft' || publishAt === null);

/** Options that publish the form's values. New and published entries need none. */
export const getPublishSaveOptions = (standing: PublicationStatus | null): FormSaveOptions =>
	standing === null || standing.status === 'published' ? {} : { status: 'published' };

/** Default save options. A keyboard shortcut never makes an unpublished entry public. */
export const getDefaultSaveOptions = (standing: PublicationStatus | null): FormSaveOptions =>
	standing?.status === 'published' ? {} : draftSaveOptions;

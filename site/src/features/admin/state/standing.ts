import type { EntryState, Save } from '@sumu/contract';

/** What an admin is told of how an entry stands. */
export interface Told {
	readonly status?: EntryState | undefined;
	readonly publishAt?: string | null | undefined;
	readonly shown?: boolean | undefined;
}

/** How an entry stands. */
export interface Standing {
	readonly status: EntryState;
	/** When its draft goes live by itself; null where it does not. */
	readonly publishAt: string | null;
	/** Whether the site shows something of it. */
	readonly isShown: boolean;
}

export const standingOf = ({ status = 'published', publishAt, shown = true }: Told): Standing => ({
	status,
	publishAt: publishAt ?? null,
	isShown: shown,
});

/** How a form is saved, `updated` aside. */
export type How = Pick<Save, 'status' | 'publishAt'>;

export const asDraft: How = { status: 'draft' };

/** Whether a save shows nothing, neither now nor by itself. */
export const isDraft = ({ status, publishAt }: How) =>
	!publishAt && (status === 'draft' || publishAt === null);

/** What shows a form's words on the site. Of what is new or shown it need not be said. */
export const toPublish = (standing: Standing | null): How =>
	standing === null || standing.status === 'published' ? {} : { status: 'published' };

/** What a save does where nothing else is asked: what is not public does not become it by a key. */
export const byDefault = (standing: Standing | null): How =>
	standing?.status === 'published' ? {} : asDraft;

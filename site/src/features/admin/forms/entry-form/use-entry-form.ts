import type { Save } from '@sumu/contract';
import { useEffect, useRef, useState } from 'react';
import type { Control, DefaultValues, FieldValues, Path, PathValue } from 'react-hook-form';
import * as z from 'zod/mini';
import { useApiForm } from '../../../../lib/forms/use-api-form';
import { usePicture } from '../../../../lib/upload/use-picture';
import { useUpload } from '../../../../lib/upload/use-upload';
import { isGone, readConflict } from '../../conflict/read-conflict';
import { byDefault, type How, isDraft, type Told } from '../../state/standing';
import { useFocusKept } from '../../ui/use-focus-kept';
import { useLeaving } from '../../ui/use-leaving';
import type { EntryFormDefinition, EntryValues } from './definition';
import { failureOf } from './failure';
import { keepChanges } from './keep-changes';
import { useAside } from './use-aside';
import { useAwaited } from './use-awaited';
import { type Conflict, useComparison } from './use-comparison';
import { type Base, useDraft } from './use-draft';
import { useStanding } from './use-standing';
import { bodyOf, changedOf, type Held, rowsOf, valuesOf } from './values';

/** Id and version of a stored entry. */
export interface Stored extends Told {
	readonly _id: string;
	readonly updated: string;
}

interface Options<Form, Entry, Body> {
	form: EntryFormDefinition<Form, Entry>;
	/** Entry being edited; undefined to add one. */
	entry?: Entry & Stored;
	/** Draft name; by default made from the form's name and the entry's id. */
	draftName?: string;
	/** Validates the request body, including the picture's address. */
	schema: z.ZodMiniType<Body>;
	/** Schema for drafts, which may require less. */
	draftSchema?: z.ZodMiniType<Body> | undefined;
	/** @returns the stored entry, or the id of an added one */
	send: (body: Body & Save) => Promise<Saved<Entry>>;
	/**
	 * Called after a save, when the add form is empty again. `isMore`: something was typed while the entry
	 * was being added; the edit form restores it.
	 */
	onSaved: (saved: Saved<Entry>, how: How, isMore: boolean) => void;
}

/** Result of a write; for an added entry the id is enough. */
export type Saved<Entry> = (Entry & Stored) | { readonly _id: string };

const isStored = <Entry>(saved: Saved<Entry>): saved is Entry & Stored => 'updated' in saved;

export type EntryForm<Form> = ReturnType<typeof useEntryForm<Form, null, object>>;

const hasAny = (values: object) => Object.keys(values).length > 0;

/** Placeholder for the address of a picture that is not uploaded yet. */
const notUploaded = 'https://not-uploaded.invalid/';

const question = {
	title: 'Leave without saving?',
	text: 'What you typed stays in this browser as a draft; a picture has to be chosen again.',
	action: 'Leave',
};

/**
 * Admin form of an entry: validates, saves drafts, uploads the picture first, then sends. An edit sends only
 * the changed fields, with the version they are based on; if that is outdated, both versions are compared. A
 * save requested during another one runs after it.
 */
export function useEntryForm<Form, Entry, Body extends object>({
	form,
	entry,
	draftName = entry ? `${form.name}-${entry._id}` : form.name,
	schema,
	draftSchema = schema,
	send,
	onSaved,
}: Options<Form, Entry, Body>) {
	type Values = EntryValues<Form>;
	const names = rowsOf(form.fields).map(([name, { kind }]) => ({
		name: name as Path<Values>,
		kind,
	}));
	const pictureName = names.find(({ kind }) => kind === 'picture')?.name;
	const [initial] = useState(() => valuesOf(form, entry));
	const base = useRef<Base<Values>>({ values: initial, updated: entry?.updated });
	const { chosen, fault, choose, forget } = usePicture();
	const { part, upload, cancel } = useUpload();
	const [isDeleted, setDeleted] = useState(false);
	const [isSaved, setSaved] = useState(false);
	const [queued, setQueued] = useState<How | null>(null);
	const how = useRef<How>({});
	const [saving, setSaving] = useState<How>({});
	const { standing, told } = useStanding(form.name, entry);

	const bodySchema = z.transform((values: Values, { issues }) => {
		const picture = pictureName && chosen && { [pictureName]: notUploaded };
		const given = bodyOf(form, { ...values, ...picture }, entry && base.current.values);
		const asked = isDraft(how.current) ? draftSchema : schema;
		const { success, data, error } = asked.safeParse(given);
		if (success) return entry ? onlyChanged(data) : data;
		for (const { path, message } of error.issues)
			issues.push({ code: 'custom', path, message, input: given });
		return z.NEVER;
	});
	const { methods, changed, reset, ...api } = useApiForm<Values, Body>(bodySchema, submit, {
		defaultValues: initial as DefaultValues<Values>,
		explain: failureOf,
	});
	const keepFocus = useFocusKept(methods.setFocus);
	const draft = useDraft(draftName, base, methods);
	const aside = useAside<Held>(draftName);
	const comparison = useComparison({ form, base, draft, aside, methods });
	const gallery = useAwaited(save);
	const isUnsaved = changed || chosen !== null || gallery.onTheirWay > 0;
	const leaving = useLeaving(isUnsaved, question);

	const setPicture = (address: string) => {
		if (pictureName)
			methods.setValue(pictureName, address as PathValue<Values, Path<Values>>, {
				shouldDirty: true,
			});
		forget();
	};
	function onlyChanged(body: Body): Body {
		const typed = changedOf(base.current.values, methods.getValues());
		const sent = Object.entries(body).filter(
			([name]) => name in typed || (name === pictureName && chosen),
		);
		return Object.fromEntries(sent) as Body;
	}
	function clear() {
		reset(base.current.values as DefaultValues<Values>);
		forget();
		draft.clear();
		gallery.drop();
		if (names[0]) methods.setFocus(names[0].name);
	}
	const since = (sent: Values) => changedOf(sent, methods.getValues());
	/** Makes the saved entry the new base, and keeps values typed during the save. */
	async function begin(saved: Entry & Stored, sent: Values) {
		await told(saved);
		const values = valuesOf(form, saved);
		const more = since(sent);
		const isMore = hasAny(more);
		base.current = { values, updated: saved.updated };
		keepFocus();
		reset(values as DefaultValues<Values>);
		if (isMore) methods.reset({ ...values, ...more }, { keepDefaultValues: true });
		if (isMore) draft.write();
		else draft.clear();
	}
	/**
	 * Clears the add form, and stores values typed meanwhile as changes of the new entry.
	 * @returns whether there were any
	 */
	async function end(id: string, sent: Values): Promise<boolean> {
		const isMore = hasAny(since(sent));
		if (isMore) await keepChanges(form.name, id, () => since(sent));
		clear();
		return isMore;
	}
	/** Shows a version written by another action on this screen; with unsaved changes, it opens a comparison. */
	async function take(written: Entry & Stored) {
		if (!isUnsaved) return begin(written, methods.getValues());
		await told(written);
		comparison.open({ reason: 'changed', current: written as Conflict['current'] });
	}
	async function submit(body: Body): Promise<void> {
		setSaved(false);
		// Copied before the upload, because the body lacks values typed during it.
		const typed = structuredClone(methods.getValues());
		const address = pictureName && chosen && (await upload(chosen.file));
		if (address) setPicture(address);
		const picture = pictureName && address ? { [pictureName]: address } : {};
		const whole = { ...body, ...picture };
		const sent = { ...typed, ...picture };
		const { updated } = base.current;
		try {
			const asked = how.current;
			const saved = await send({ ...whole, ...asked, ...(updated && { updated }) });
			let isMore = false;
			if (isStored(saved)) await begin(saved, sent);
			else isMore = await end(saved._id, sent);
			setSaved(true);
			onSaved(saved, asked, isMore);
		} catch (error) {
			const conflict = entry && readConflict(error);
			if (conflict) {
				await told(conflict.current as Told);
				return comparison.open(conflict);
			}
			if (!entry || !isGone(error)) throw error;
			draft.write();
			setDeleted(true);
		}
	}

	const { onSubmit } = api.form;
	/** Saves the entry, by default with the options of the last save. */
	function save(asked: How = how.current) {
		if (comparison.shown) return;
		if (api.pending) return setQueued(entry ? asked : null);
		if (gallery.holds(asked)) return;
		how.current = asked;
		setSaving(asked);
		void onSubmit();
	}
	useEffect(() => {
		if (!queued || api.pending) return;
		setQueued(null);
		const isStopped = Boolean(api.failure || comparison.shown || isDeleted);
		const isMore = isUnsaved || queued.status !== how.current.status || 'publishAt' in queued;
		if (!isStopped && isMore) save(queued);
	});

	return {
		...api,
		form: {
			...api.form,
			onSubmit: (event: React.SubmitEvent) => {
				event.preventDefault();
				save(byDefault(standing));
			},
		},
		control: methods.control,
		/** Control for list fields, whose names the form's type lacks. */
		listControl: methods.control as unknown as Control<FieldValues>,
		/** Null if the form has no picture. */
		picture: pictureName
			? {
					name: pictureName,
					chosen,
					error: fault || (chosen ? undefined : api.error(pictureName)),
					/** Upload progress, 0 to 1; null while nothing is uploading. */
					part,
					choose(file: File) {
						methods.clearErrors(pictureName);
						choose(file);
					},
					remove: () => setPicture(''),
					cancel,
				}
			: null,
		gallery,
		draft,
		/** Two versions to merge; null if there is no conflict. */
		comparison: comparison.shown,
		aside: comparison.aside,
		/** Whether the entry was deleted elsewhere during the edit. */
		isDeleted,
		/** Whether a save is waiting for the current one. */
		isQueued: queued !== null,
		/** Whether the form shows the last saved values. */
		isSaved: isSaved && !isUnsaved,
		isUnsaved,
		save,
		/** Options of the current or last save. */
		saving,
		/** Publication status; null for a new entry. */
		standing,
		/** Discards the typed values and shows the stored entry. */
		async restart(stored: Entry & Stored) {
			await told(stored);
			base.current = { values: valuesOf(form, stored), updated: stored.updated };
			clear();
		},
		/** Applies the current publication status. */
		told,
		leaving,
		/** Returns the current form values. */
		typed: methods.getValues,
		clear,
		take,
	};
}

import type { SaveFields } from '@sumu/contract';
import { useEffect, useRef, useState } from 'react';
import type { Control, DefaultValues, FieldValues, Path, PathValue } from 'react-hook-form';
import * as z from 'zod/mini';
import { useApiForm } from '../../../../lib/forms/use-api-form';
import { usePicture } from '../../../../lib/upload/use-picture';
import { useUpload } from '../../../../lib/upload/use-upload';
import { useConflictStash } from '../../conflict/use-conflict-stash';
import { isGone, readConflict } from '../../conflict/version-conflict';
import {
	type EntryStatusDto,
	type FormSaveOptions,
	getDefaultSaveOptions,
	isDraft,
} from '../../state/publication-status';
import { useFocusKept } from '../../ui/use-keep-focus';
import { useLeaveGuard } from '../../ui/use-leave-guard';
import type { EntryFormDefinition, EntryValues } from './definition';
import { keepChanges } from './keep-changes';
import { failureOf } from './save-failure';
import { useComparison, type VersionConflict } from './use-comparison';
import { type BaseVersion, useDraft } from './use-draft';
import { usePendingUploads } from './use-pending-uploads';
import { usePublicationStatus } from './use-publication-status';
import { bodyOf, changedOf, type FormFieldValue, rowsOf, valuesOf } from './values';

/** Id and version of a stored entry. */
export interface StoredEntry extends EntryStatusDto {
	readonly _id: string;
	readonly updated: string;
}

interface Options<Form, Entry, Body> {
	form: EntryFormDefinition<Form, Entry>;
	/** Entry being edited; undefined to add one. */
	entry?: Entry & StoredEntry;
	/** Draft name; by default made from the form's name and the entry's id. */
	draftName?: string;
	/** Validates the request body, including the picture's address. */
	schema: z.ZodMiniType<Body>;
	/** Schema for drafts, which may require less. */
	draftSchema?: z.ZodMiniType<Body> | undefined;
	/** @returns the stored entry, or the id of an added one */
	send: (body: Body & SaveFields) => Promise<SavedEntry<Entry>>;
	/**
	 * Called after a save, when the add form is empty again. `isMore`: something was typed while the entry
	 * was being added; the edit form restores it.
	 */
	onSaved: (saved: SavedEntry<Entry>, how: FormSaveOptions, isMore: boolean) => void;
}

/** Result of a write; for an added entry the id is enough. */
export type SavedEntry<Entry> = (Entry & StoredEntry) | { readonly _id: string };

const isStored = <Entry>(result: SavedEntry<Entry>): result is Entry & StoredEntry =>
	'updated' in result;

export type EntryForm<Form> = ReturnType<typeof useEntryForm<Form, null, object>>;
export type EntryFields<Form> = EntryForm<Form>['fields'];

const hasAny = (values: object) => Object.keys(values).length > 0;

/** Placeholder for the address of a picture that is not uploaded yet. */
const placeholderAddress = 'https://not-uploaded.invalid/';

const leaveQuestion = {
	title: 'Leave without saving?',
	text: 'Your changes stay in this browser as a draft. Pictures have to be chosen again.',
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
	const formFields = rowsOf(form.fields).map(([name, { kind }]) => ({
		name: name as Path<Values>,
		kind,
	}));
	const pictureName = formFields.find(({ kind }) => kind === 'picture')?.name;
	const [initial] = useState(() => valuesOf(form, entry));
	const baseVersion = useRef<BaseVersion<Values>>({ values: initial, updated: entry?.updated });
	const { chosen, fault, choose, forget } = usePicture();
	const { part, upload, cancel } = useUpload();
	const [isDeleted, setDeleted] = useState(false);
	const [queuedOptions, setQueuedOptions] = useState<FormSaveOptions | null>(null);
	const saveOptionsRef = useRef<FormSaveOptions>({});
	const [savingOptions, setSavingOptions] = useState<FormSaveOptions>({});
	const { standing, told } = usePublicationStatus(form.name, entry);

	const bodySchema = z.transform((values: Values, { issues }) => {
		const picture = pictureName && chosen && { [pictureName]: placeholderAddress };
		const requestBody = bodyOf(
			form,
			{ ...values, ...picture },
			entry && baseVersion.current.values,
		);
		const activeSchema = isDraft(saveOptionsRef.current) ? draftSchema : schema;
		const { success, data, error } = activeSchema.safeParse(requestBody);
		if (success) return entry ? onlyChanged(data) : data;
		for (const { path, message } of error.issues)
			issues.push({ code: 'custom', path, message, input: requestBody });
		return z.NEVER;
	});
	const { methods, changed, reset, ...api } = useApiForm<Values, Body>(bodySchema, submitEntry, {
		defaultValues: initial as DefaultValues<Values>,
		explain: failureOf,
	});
	const keepFocus = useFocusKept(methods.setFocus);
	const localDraft = useDraft(draftName, baseVersion, methods);
	const conflictStash = useConflictStash<FormFieldValue>(draftName);
	const comparison = useComparison({
		form,
		base: baseVersion,
		draft: localDraft,
		aside: conflictStash,
		methods,
	});
	const pendingUploads = usePendingUploads(saveEntry);
	const isUnsaved = changed || chosen !== null || pendingUploads.onTheirWay > 0;
	const leaveGuard = useLeaveGuard(isUnsaved, leaveQuestion);

	const setPicture = (address: string) => {
		if (pictureName)
			methods.setValue(pictureName, address as PathValue<Values, Path<Values>>, {
				shouldDirty: true,
			});
		forget();
	};
	function onlyChanged(body: Body): Body {
		const changedValues = changedOf(baseVersion.current.values, methods.getValues());
		const changedEntries = Object.entries(body).filter(
			([name]) => name in changedValues || (name === pictureName && chosen),
		);
		return Object.fromEntries(changedEntries) as Body;
	}
	function clearForm() {
		reset(baseVersion.current.values as DefaultValues<Values>);
		forget();
		localDraft.clear();
		pendingUploads.drop();
		if (formFields[0]) methods.setFocus(formFields[0].name);
	}
	const changesSince = (sentValues: Values) => changedOf(sentValues, methods.getValues());
	/** Makes the saved entry the new base, and keeps values typed during the save. */
	async function rebaseOnSaved(savedEntry: Entry & StoredEntry, sentValues: Values) {
		await told(savedEntry);
		const values = valuesOf(form, savedEntry);
		const more = changesSince(sentValues);
		const isMore = hasAny(more);
		baseVersion.current = { values, updated: savedEntry.updated };
		keepFocus();
		reset(values as DefaultValues<Values>);
		if (isMore) methods.reset({ ...values, ...more }, { keepDefaultValues: true });
		if (isMore) localDraft.write();
		else localDraft.clear();
	}
	/**
	 * Clears the add form, and stores values typed meanwhile as changes of the new entry.
	 * @returns whether there were any
	 */
	async function finishAdding(id: string, sentValues: Values): Promise<boolean> {
		const isMore = hasAny(changesSince(sentValues));
		if (isMore) await keepChanges(form.name, id, () => changesSince(sentValues));
		clearForm();
		return isMore;
	}
	/** Shows a version written by another action on this screen; with unsaved changes, it opens a comparison. */
	async function applyExternalVersion(externalEntry: Entry & StoredEntry) {
		if (!isUnsaved) return rebaseOnSaved(externalEntry, methods.getValues());
		await told(externalEntry);
		comparison.open({ reason: 'changed', current: externalEntry as VersionConflict['current'] });
	}
	async function submitEntry(body: Body): Promise<void> {
		// Copied before the upload, because the body lacks values typed during it.
		const valuesAtSubmit = structuredClone(methods.getValues());
		const pictureAddress = pictureName && chosen && (await upload(chosen.file));
		if (pictureAddress) setPicture(pictureAddress);
		const pictureValue = pictureName && pictureAddress ? { [pictureName]: pictureAddress } : {};
		const completeBody = { ...body, ...pictureValue };
		const sentValues = { ...valuesAtSubmit, ...pictureValue };
		const { updated } = baseVersion.current;
		try {
			const requestedOptions = saveOptionsRef.current;
			const savedEntry = await send({
				...completeBody,
				...requestedOptions,
				...(updated && { updated }),
			});
			let isMore = false;
			if (isStored(savedEntry)) await rebaseOnSaved(savedEntry, sentValues);
			else isMore = await finishAdding(savedEntry._id, sentValues);
			onSaved(savedEntry, requestedOptions, isMore);
		} catch (error) {
			const conflict = entry && readConflict(error);
			if (conflict) {
				await told(conflict.current as EntryStatusDto);
				return comparison.open(conflict);
			}
			if (!entry || !isGone(error)) throw error;
			localDraft.write();
			setDeleted(true);
		}
	}

	const { onSubmit } = api.form;
	/** Saves the entry, by default with the options of the last save. */
	function saveEntry(requestedOptions: FormSaveOptions = saveOptionsRef.current) {
		if (comparison.shown) return;
		if (api.pending) return setQueuedOptions(entry ? requestedOptions : null);
		if (pendingUploads.holds(requestedOptions)) return;
		saveOptionsRef.current = requestedOptions;
		setSavingOptions(requestedOptions);
		void onSubmit();
	}
	useEffect(() => {
		if (!queuedOptions || api.pending) return;
		setQueuedOptions(null);
		const isStopped = Boolean(api.failure || comparison.shown || isDeleted);
		const isMore =
			isUnsaved ||
			queuedOptions.status !== saveOptionsRef.current.status ||
			'publishAt' in queuedOptions;
		if (!isStopped && isMore) saveEntry(queuedOptions);
	});

	return {
		/** Props of the `<form>`. */
		formProps: {
			...api.form,
			onSubmit: (event: React.SubmitEvent) => {
				event.preventDefault();
				saveEntry(getDefaultSaveOptions(standing));
			},
		},
		fields: {
			field: api.field,
			error: api.error,
			control: methods.control,
			/** Control for list fields, whose names the form's type lacks. */
			listControl: methods.control as unknown as Control<FieldValues>,
			/** Returns the current form values. */
			typed: methods.getValues,
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
						/** Uses a picture of the media library. */
						take(address: string) {
							methods.clearErrors(pictureName);
							setPicture(address);
						},
						remove: () => setPicture(''),
						cancel,
					}
				: null,
			gallery: pendingUploads,
		},
		drafts: {
			draft: localDraft,
			isUnsaved,
			clear: clearForm,
			leaving: leaveGuard,
		},
		conflict: {
			/** Two versions to merge; null if there is no conflict. */
			comparison: comparison.shown,
			aside: comparison.aside,
			/** Whether the entry was deleted elsewhere during the edit. */
			isDeleted,
		},
		saving: {
			save: saveEntry,
			/** Options of the current or last save. */
			options: savingOptions,
			pending: api.pending,
			failure: api.failure,
			/** Whether a save is waiting for the current one. */
			isQueued: queuedOptions !== null,
		},
		/** The entry as the CMS has it. */
		stored: {
			/** Publication status; null for a new entry. */
			standing,
			/** Applies the current publication status. */
			told,
			/** Discards the typed values and shows the stored entry. */
			async restart(storedEntry: Entry & StoredEntry) {
				await told(storedEntry);
				baseVersion.current = {
					values: valuesOf(form, storedEntry),
					updated: storedEntry.updated,
				};
				clearForm();
			},
			take: applyExternalVersion,
		},
	};
}

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { clearDraft, readDraft, writeDraft } from '../../drafts/local-drafts';
import { changedOf, mergeStoredValues } from './values';

const DRAFT_SAVE_DELAY_MS = 600;

type Form<Values extends FieldValues> = Pick<
	UseFormReturn<Values, unknown, unknown>,
	'subscribe' | 'reset' | 'getValues'
>;

/** Values that the form was opened with or last saved. */
export interface BaseVersion<Values> {
	readonly values: Values;
	/** `updated` time of the edited entry; undefined when adding one. */
	readonly updated: string | undefined;
}

/**
 * Saves unsaved changes in this browser and restores them when the form opens again. Changes based on another
 * version are not restored, but returned as `older`.
 */
export function useDraft<Values extends FieldValues>(
	name: string,
	base: RefObject<BaseVersion<Values>>,
	form: Form<Values>,
) {
	const [first] = useState(() => readDraft(name));
	const [isOlder] = useState(() => first !== null && first.updated !== base.current.updated);
	const [savedAt, setSavedAt] = useState(first?.savedAt ?? null);
	const [restoredFrom, setRestoredFrom] = useState((!isOlder && first?.savedAt) || null);
	const [isSaving, setSaving] = useState(false);
	const [isFull, setFull] = useState(false);
	const { subscribe, reset, getValues } = form;
	const saveTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

	/** Whether the form shows the stored draft. */
	const isShown = useRef(first !== null && !isOlder);

	const discardLocalDraft = useCallback(() => {
		clearTimeout(saveTimer.current);
		saveTimer.current = undefined;
		isShown.current = false;
		clearDraft(name);
		setSaving(false);
		setFull(false);
		setSavedAt(null);
		setRestoredFrom(null);
	}, [name]);
	const saveLocalDraft = useCallback(() => {
		const { values, updated } = base.current;
		const changedValues = changedOf(values, getValues());
		if (Object.keys(changedValues).length === 0) return discardLocalDraft();
		clearTimeout(saveTimer.current);
		saveTimer.current = undefined;
		isShown.current = true;
		const savedDraft = writeDraft(name, changedValues, updated);
		setSaving(false);
		setFull(savedDraft === null);
		setSavedAt(savedDraft?.savedAt ?? null);
	}, [name, base, getValues, discardLocalDraft]);
	const flushPendingSave = useCallback(() => {
		if (saveTimer.current !== undefined) saveLocalDraft();
	}, [saveLocalDraft]);

	useEffect(() => {
		if (first && !isOlder)
			reset(mergeStoredValues(base.current.values, first.values), { keepDefaultValues: true });
	}, [first, isOlder, base, reset]);

	useEffect(
		() =>
			subscribe({
				formState: { values: true, isDirty: true },
				callback: ({ isDirty }) => {
					clearTimeout(saveTimer.current);
					const isDraftSaveDue = isDirty || isShown.current;
					saveTimer.current = isDraftSaveDue
						? setTimeout(flushPendingSave, DRAFT_SAVE_DELAY_MS)
						: undefined;
					setSaving(isDraftSaveDue ?? false);
				},
			}),
		[subscribe, flushPendingSave],
	);

	useEffect(() => {
		addEventListener('pagehide', flushPendingSave);
		return () => {
			removeEventListener('pagehide', flushPendingSave);
			flushPendingSave();
		};
	}, [flushPendingSave]);

	return {
		/** Whether a change is about to be saved. */
		isSaving,
		/** Whether the last save failed, because the browser's storage is full. */
		isFull,
		/** Time of the last draft save, in milliseconds; null if there is no draft. */
		savedAt,
		/** Save time of the restored draft; null if none was restored. */
		restoredFrom,
		/** Draft based on an older version, which the form does not show. */
		older: isOlder && first ? mergeStoredValues(base.current.values, first.values) : null,
		write: saveLocalDraft,
		clear: discardLocalDraft,
	};
}

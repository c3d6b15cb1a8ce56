import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { clearDraft, readDraft, writeDraft } from '../../drafts/draft';
import { changedOf, fitting } from './values';

const pause = 600;

type Form<Values extends FieldValues> = Pick<
	UseFormReturn<Values, unknown, unknown>,
	'subscribe' | 'reset' | 'getValues'
>;

/** Values that the form was opened with or last saved. */
export interface Base<Values> {
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
	base: RefObject<Base<Values>>,
	form: Form<Values>,
) {
	const [first] = useState(() => readDraft(name));
	const [isOlder] = useState(() => first !== null && first.updated !== base.current.updated);
	const [savedAt, setSavedAt] = useState(first?.savedAt ?? null);
	const [restoredFrom, setRestoredFrom] = useState((!isOlder && first?.savedAt) || null);
	const { subscribe, reset, getValues } = form;
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

	/** Whether the form shows the stored draft. */
	const isShown = useRef(first !== null && !isOlder);

	const clear = useCallback(() => {
		clearTimeout(timer.current);
		timer.current = undefined;
		isShown.current = false;
		clearDraft(name);
		setSavedAt(null);
		setRestoredFrom(null);
	}, [name]);
	const write = useCallback(() => {
		const { values, updated } = base.current;
		const typed = changedOf(values, getValues());
		if (Object.keys(typed).length === 0) return clear();
		clearTimeout(timer.current);
		timer.current = undefined;
		isShown.current = true;
		setSavedAt(writeDraft(name, typed, updated)?.savedAt ?? null);
	}, [name, base, getValues, clear]);
	const flush = useCallback(() => {
		if (timer.current !== undefined) write();
	}, [write]);

	useEffect(() => {
		if (first && !isOlder)
			reset(fitting(base.current.values, first.values), { keepDefaultValues: true });
	}, [first, isOlder, base, reset]);

	useEffect(
		() =>
			subscribe({
				formState: { values: true, isDirty: true },
				callback: ({ isDirty }) => {
					clearTimeout(timer.current);
					timer.current = isDirty || isShown.current ? setTimeout(flush, pause) : undefined;
				},
			}),
		[subscribe, flush],
	);

	useEffect(() => {
		addEventListener('pagehide', flush);
		return () => {
			removeEventListener('pagehide', flush);
			flush();
		};
	}, [flush]);

	return {
		/** Time of the last draft save, in milliseconds; null if there is no draft. */
		savedAt,
		/** Save time of the restored draft; null if none was restored. */
		restoredFrom,
		/** Draft based on an older version, which the form does not show. */
		older: isOlder && first ? fitting(base.current.values, first.values) : null,
		write,
		clear,
	};
}

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { clearDraft, readDraft, writeDraft } from '../../drafts/draft';
import { changedOf, fitting } from './values';

const pause = 600;

type Form<Values extends FieldValues> = Pick<
	UseFormReturn<Values, unknown, unknown>,
	'subscribe' | 'reset' | 'getValues'
>;

/** What a form began from, or what was saved of it last. */
export interface Base<Values> {
	readonly values: Values;
	/** Its time, where it is changed and not added. */
	readonly updated: string | undefined;
}

/**
 * Keeps what is changed in this browser, and brings it back to who opens the form again. What began
 * from another version than the form does not cover it: it is `older`.
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

	/** Whether what is kept is what the form shows. */
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
		/** When it was kept, in milliseconds; null while there is none. */
		savedAt,
		/** When what shows was typed, if that was at another time. */
		restoredFrom,
		/** What was typed on an older version, which the form does not show. */
		older: isOlder && first ? fitting(base.current.values, first.values) : null,
		write,
		clear,
	};
}

import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { clearDraft, readDraft, writeDraft } from './draft';
import { fitting } from './values';

const pause = 600;

type Form<Values extends FieldValues> = Pick<
	UseFormReturn<Values, unknown, unknown>,
	'subscribe' | 'reset' | 'getValues'
>;

/** Keeps what is typed in this browser, and brings it back to who opens the form again. */
export function useDraft<Values extends FieldValues>(
	name: string,
	initial: Values,
	form: Form<Values>,
) {
	const [first] = useState(() => readDraft(name));
	const [savedAt, setSavedAt] = useState(first?.savedAt ?? null);
	const [restoredFrom, setRestoredFrom] = useState(first?.savedAt ?? null);
	const { subscribe, reset, getValues } = form;
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

	const flush = useCallback(() => {
		if (timer.current === undefined) return;
		clearTimeout(timer.current);
		timer.current = undefined;
		setSavedAt(writeDraft(name, getValues())?.savedAt ?? null);
	}, [name, getValues]);

	useEffect(() => {
		if (first) reset(fitting(initial, first.values), { keepDefaultValues: true });
	}, [first, initial, reset]);

	useEffect(
		() =>
			subscribe({
				formState: { values: true, isDirty: true },
				callback: ({ isDirty }) => {
					clearTimeout(timer.current);
					timer.current = isDirty ? setTimeout(flush, pause) : undefined;
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
		clear() {
			clearTimeout(timer.current);
			timer.current = undefined;
			clearDraft(name);
			setSavedAt(null);
			setRestoredFrom(null);
		},
	};
}

import type { Site, SortedMove } from '@sumu/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../lib/api';
import type { Failure } from '../../../lib/forms/form';
import { useApiForm } from '../../../lib/forms/use-api-form';
import { siteQuery } from '../../../lib/site/get-site';
import { isGone, readConflict } from '../conflict/read-conflict';
import { useFocusKept } from '../ui/use-focus-kept';
import { useLeaving } from '../ui/use-leaving';
import { words } from '../words';
import { saveSettings } from './api/settings';
import { type Draft, draftOf, draftSchema } from './draft';
import { movesOf } from './sorted/moves';
import { useSettingsComparison } from './use-settings-comparison';

const question = {
	title: 'Leave without saving?',
	text: 'What you changed here is not saved yet.',
	action: 'Leave',
	destroys: true,
};

const failureOf = (error: unknown): Failure => ({
	message: isGone(error)
		? words.settingsGone
		: error instanceof Error
			? error.message
			: String(error),
	errors: error instanceof ApiError ? error.fields : {},
});

/** Settings form. It saves only the changed parts, with the version they are based on. */
export function useSettingsForm(site: Site) {
	const client = useQueryClient();
	const [isSaved, setSaved] = useState(false);
	const [isQueued, setQueued] = useState(false);
	const moves = useRef<SortedMove[]>([]);
	const base = useRef({ values: draftOf(site), updated: site.updated });
	const { methods, ...api } = useApiForm(
		draftSchema,
		async (form): Promise<void> => {
			setSaved(false);
			const sent = structuredClone(methods.getValues());
			try {
				const moved = movesOf(moves.current, form);
				const { data } = await saveSettings(form, dirtyFields, base.current.updated, moved);
				moves.current = [];
				base.current = { values: sent, updated: data.updated };
			} catch (error) {
				const conflict = readConflict(error);
				if (!conflict) throw error;
				return comparison.open(conflict);
			}
			const typed = structuredClone(methods.getValues());
			keepFocus();
			methods.reset(sent);
			// Values typed during the save are still unsaved.
			methods.reset(typed, { keepDefaultValues: true });
			setSaved(true);
			void client.invalidateQueries({ queryKey: siteQuery().queryKey });
		},
		{ defaultValues: base.current.values, explain: failureOf },
	);
	const keepFocus = useFocusKept(methods.setFocus);
	const comparison = useSettingsComparison(base, methods);
	const { dirtyFields } = methods.formState;
	const { onSubmit } = api.form;
	useEffect(() => {
		if (!isQueued || api.pending) return;
		setQueued(false);
		if (api.changed && !api.failure && !comparison.shown) void onSubmit();
	});
	useLeaving(api.changed || api.pending, question);
	/** Shows a version written by another action on this screen; with unsaved changes, it opens a comparison. */
	function take(written: Site) {
		if (api.changed) return comparison.open({ reason: 'changed', current: { ...written } });
		base.current = { values: draftOf(written), updated: written.updated };
		methods.reset(base.current.values);
	}
	useEffect(() => {
		const isIdle = !api.changed && !api.pending && !comparison.shown;
		if (isIdle && site.updated > base.current.updated) take(site);
	});
	return {
		...api,
		take,
		form: {
			...api.form,
			onSubmit: (event: SubmitEvent) => {
				event.preventDefault();
				if (api.pending) setQueued(true);
				else void onSubmit(event);
			},
		},
		methods,
		/** Whether a save is waiting for the current one. */
		isQueued,
		isSaved,
		comparison,
		moves,
		discard: () => {
			moves.current = [];
			api.reset(base.current.values as Draft);
		},
	};
}

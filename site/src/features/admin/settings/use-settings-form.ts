import type { Site, SortedMove } from '@sumu/contract';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { UseFormSetValue } from 'react-hook-form';
import { sumuPaths } from '../../../config/sumu-paths';
import { ApiError } from '../../../lib/api';
import type { SubmitFailure } from '../../../lib/forms/form-definition';
import { useApiForm } from '../../../lib/forms/use-api-form';
import { siteQuery } from '../../../lib/site/get-site';
import { isGone, readConflict } from '../conflict/version-conflict';
import { useFocusKept } from '../ui/use-keep-focus';
import { useLeaveGuard } from '../ui/use-leave-guard';
import { adminWords } from '../words';
import { saveSettings } from './api/settings';
import { movesOf } from './reassign-entries';
import { draftOf, draftSchema, type SettingsDraft } from './settings-draft';
import { useSettingsComparison } from './use-settings-comparison';

const leaveQuestion = {
	title: 'Leave without saving?',
	text: 'Your changes aren’t saved yet.',
	action: 'Leave',
	destroys: true,
};

const failureOf = (error: unknown): SubmitFailure => ({
	message: isGone(error)
		? adminWords.settingsGone
		: error instanceof Error
			? error.message
			: String(error),
	errors: error instanceof ApiError ? error.fields : {},
});

/** Changes a value of the settings form around. React Hook Form's own context would be part of visitors' scripts. */
export const SetSettingContext = createContext<UseFormSetValue<SettingsDraft>>(() => {
	throw new Error('There is no settings form around');
});

/** Settings form. It saves only the changed parts, with the version they are based on. */
export function useSettingsForm(site: Site) {
	const queryClient = useQueryClient();
	const [isSaved, setSaved] = useState(false);
	const [isQueued, setQueued] = useState(false);
	const sortedMovesRef = useRef<SortedMove[]>([]);
	const baseVersion = useRef({ values: draftOf(site), updated: site.updated });
	const { methods, ...api } = useApiForm(
		draftSchema,
		async (form): Promise<void> => {
			setSaved(false);
			const sentValues = structuredClone(methods.getValues());
			try {
				const movesToSave = movesOf(sortedMovesRef.current, form);
				const { data } = await saveSettings(
					form,
					dirtyFields,
					baseVersion.current.updated,
					movesToSave,
				);
				sortedMovesRef.current = [];
				baseVersion.current = { values: sentValues, updated: data.updated };
			} catch (error) {
				const conflict = readConflict(error);
				if (!conflict) throw error;
				return comparison.open(conflict);
			}
			const typedValues = structuredClone(methods.getValues());
			keepFocus();
			methods.reset(sentValues);
			// Values typed during the save are still unsaved.
			methods.reset(typedValues, { keepDefaultValues: true });
			setSaved(true);
			void queryClient.invalidateQueries({ queryKey: siteQuery().queryKey });
		},
		{ defaultValues: baseVersion.current.values, explain: failureOf },
	);
	const keepFocus = useFocusKept(methods.setFocus);
	const comparison = useSettingsComparison(baseVersion, methods);
	const { dirtyFields } = methods.formState;
	const { onSubmit } = api.form;
	useEffect(() => {
		if (!isQueued || api.pending) return;
		setQueued(false);
		if (api.changed && !api.failure && !comparison.shown) void onSubmit();
	});
	useLeaveGuard(api.changed || api.pending, leaveQuestion, sumuPaths.settings.at());
	/** Shows a version written by another action on this screen; with unsaved changes, it opens a comparison. */
	function applyExternalVersion(externalSite: Site) {
		if (api.changed) return comparison.open({ reason: 'changed', current: { ...externalSite } });
		baseVersion.current = { values: draftOf(externalSite), updated: externalSite.updated };
		methods.reset(baseVersion.current.values);
	}
	useEffect(() => {
		const isIdle = !api.changed && !api.pending && !comparison.shown;
		if (isIdle && site.updated > baseVersion.current.updated) applyExternalVersion(site);
	});
	return {
		...api,
		take: applyExternalVersion,
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
		moves: sortedMovesRef,
		discard: () => {
			sortedMovesRef.current = [];
			api.reset(baseVersion.current.values as SettingsDraft);
		},
	};
}

import type { Site } from '@sumu/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../lib/api';
import type { Failure } from '../../../lib/forms/form';
import { useApiForm } from '../../../lib/forms/use-api-form';
import { siteQuery } from '../../../lib/site/get-site';
import { useLeaving } from '../ui/use-leaving';
import { saveSettings } from './api/settings';
import { draftOf, draftSchema } from './draft';

const question = {
	title: 'Leave without saving?',
	text: 'What you changed here is not saved yet.',
	action: 'Leave',
	destroys: true,
};

const failureOf = (error: unknown): Failure => ({
	message: error instanceof Error ? error.message : String(error),
	errors: error instanceof ApiError ? error.fields : {},
});

/** The settings' form: only what was changed in it is saved, for the panel may have changed the rest. */
export function useSettingsForm(site: Site) {
	const client = useQueryClient();
	const [isSaved, setSaved] = useState(false);
	const { methods, ...api } = useApiForm(
		draftSchema,
		async (form) => {
			setSaved(false);
			await saveSettings(form, dirtyFields);
			methods.reset(methods.getValues());
			setSaved(true);
			void client.invalidateQueries({ queryKey: siteQuery().queryKey });
		},
		{ defaultValues: draftOf(site), explain: failureOf },
	);
	const { dirtyFields } = methods.formState;
	useLeaving(api.changed && !api.pending, question);
	return { ...api, methods, isSaved };
}

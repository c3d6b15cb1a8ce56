import type { Site } from '@sumu/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../../lib/api';
import { saveSettings } from './api/settings';
import { type Draft, draftOf, formOf } from './draft';
import { settingsResolver } from './resolver';

/** The form, and the saving of what was changed in it. */
export function useSettingsForm(site: Site) {
	const client = useQueryClient();
	const form = useForm<Draft>({ defaultValues: draftOf(site), resolver: settingsResolver });
	const { dirtyFields, isDirty } = form.formState;

	const saving = useMutation({
		mutationFn: (draft: Draft) => saveSettings(formOf(draft), Object.keys(dirtyFields)),
		onSuccess: (_, draft) => {
			form.reset(draft);
			return client.invalidateQueries({ queryKey: ['site'] });
		},
		onError: (error) => {
			if (!(error instanceof ApiError)) return;
			for (const [name, message] of Object.entries(error.fields))
				form.setError(`root.${name}`, { message });
		},
	});

	return {
		form,
		saving,
		isDirty,
		save: form.handleSubmit((draft) => saving.mutate(draft)),
	};
}

import { Box } from '@chakra-ui/react';
import type { Site } from '@sumu/contract';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { AsideNotice } from '../../conflict/aside-notice';
import { Comparison } from '../../conflict/comparison';
import type { DraftControl } from '../draft';
import { previewOf } from '../preview';
import { useSettingsForm } from '../use-settings-form';
import { Preview } from './preview';
import { SaveBar } from './save-bar';
import { SettingsFields } from './settings-fields';

interface Props {
	site: Site;
	/** The public page of these settings. */
	preview: (site: Site) => ReactNode;
}

function LivePreview({ form, site, preview }: Props & { form: DraftControl }) {
	const draft = useWatch({ control: form, compute: (values) => values });
	return <Preview>{preview(previewOf(draft, site))}</Preview>;
}

/** Every setting, beside the page as it would be. */
export function SettingsForm({ site, preview }: Props) {
	const { methods, form, failure, pending, changed, isSaved, isQueued, comparison, discard } =
		useSettingsForm(site);
	const { control, formState } = methods;
	const invalid = Object.keys(formState.errors).length > 0;
	return (
		<Box
			display="grid"
			gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 5fr) minmax(0, 6fr)' }}
			columnGap="8"
		>
			<form {...form} aria-label="Site settings">
				{comparison.shown && <Comparison {...comparison.shown} />}
				<AsideNotice {...comparison.aside} />
				<Box hidden={comparison.shown !== null}>
					<SettingsFields form={control} />
				</Box>
				<SaveBar
					isSaving={pending}
					isSaved={isSaved}
					isQueued={isQueued}
					isDirty={changed && !comparison.shown}
					problem={failure || (invalid ? 'Some fields need another look.' : undefined)}
					onDiscard={discard}
				/>
			</form>
			<LivePreview form={control} site={site} preview={preview} />
		</Box>
	);
}

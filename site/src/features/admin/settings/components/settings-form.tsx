import { Box } from '@chakra-ui/react';
import type { Site } from '@sumu/contract';
import type { ReactNode } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { useBlocker } from 'react-router-dom';
import { groups } from '../groups';
import { previewOf } from '../preview';
import { useSettingsForm } from '../use-settings-form';
import { GroupLinks } from './group-links';
import { LeaveQuestion } from './leave-question';
import { Preview } from './preview';
import { SaveBar } from './save-bar';
import { SettingsField } from './settings-field';

/** Every setting in the order of the page, beside the page as it would be. */
export function SettingsForm({
	site,
	preview,
}: {
	site: Site;
	/** The public page of these settings. */
	preview: (site: Site) => ReactNode;
}) {
	const { form, saving, isDirty, save } = useSettingsForm(site);
	const draft = useWatch({ control: form.control, compute: (values) => values });
	const blocker = useBlocker(isDirty && !saving.isPending);
	const invalid = Object.keys(form.formState.errors).length > 0;
	const problem = saving.error?.message ?? (invalid ? 'Some fields need another look.' : undefined);
	return (
		<FormProvider {...form}>
			<Box
				display="grid"
				gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 5fr) minmax(0, 6fr)' }}
				columnGap="8"
			>
				<form onSubmit={save} noValidate aria-label="Site settings">
					<GroupLinks groups={groups} />
					{groups.map(({ id, title, fields }) => (
						<Box as="section" key={id} id={id} aria-label={title} scrollMarginTop="112px">
							<Box as="h2" textStyle="h4" paddingTop="8" paddingBottom="4">
								{title}
							</Box>
							<Box display="grid" gap="6">
								{fields.map((field) => (
									<SettingsField key={field.name} spec={field} />
								))}
							</Box>
						</Box>
					))}
					<SaveBar
						state={saving.status}
						isDirty={isDirty}
						problem={problem}
						onDiscard={() => form.reset()}
					/>
				</form>
				<Preview>{preview(previewOf(draft, site))}</Preview>
			</Box>
			<LeaveQuestion blocker={blocker} />
		</FormProvider>
	);
}

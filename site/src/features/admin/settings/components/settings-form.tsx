import { Box } from '@chakra-ui/react';
import type { Site } from '@sumu/contract';
import type { ReactNode } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { groups } from '../groups';
import { previewOf } from '../preview';
import { useSettingsForm } from '../use-settings-form';
import { EntryField } from './entry-field';
import { GroupLinks } from './group-links';
import { ListField } from './list-field';
import { Preview } from './preview';
import { SaveBar } from './save-bar';

/** Every setting in the order of the page, beside the page as it would be. */
export function SettingsForm({
	site,
	preview,
}: {
	site: Site;
	/** The public page of these settings. */
	preview: (site: Site) => ReactNode;
}) {
	const { methods, form, failure, pending, changed, isSaved, reset } = useSettingsForm(site);
	const draft = useWatch({ control: methods.control, compute: (values) => values });
	const invalid = Object.keys(methods.formState.errors).length > 0;
	const problem = failure || (invalid ? 'Some fields need another look.' : undefined);
	return (
		<FormProvider {...methods}>
			<Box
				display="grid"
				gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 5fr) minmax(0, 6fr)' }}
				columnGap="8"
			>
				<form {...form} aria-label="Site settings">
					<GroupLinks groups={groups} />
					{groups.map(({ id, title, fields }) => (
						<Box as="section" key={id} id={id} aria-label={title} scrollMarginTop="112px">
							<Box as="h2" textStyle="h4" paddingTop="8" paddingBottom="4">
								{title}
							</Box>
							<Box display="grid" gap="6">
								{fields.map((field) =>
									field.kind === 'list' ? (
										<ListField key={field.name} name={field.name} list={field} />
									) : (
										<EntryField key={field.name} name={field.name} control={field} />
									),
								)}
							</Box>
						</Box>
					))}
					<SaveBar
						isSaving={pending}
						isSaved={isSaved}
						isDirty={changed}
						problem={problem}
						onDiscard={() => reset()}
					/>
				</form>
				<Preview>{preview(previewOf(draft, site))}</Preview>
			</Box>
		</FormProvider>
	);
}

import { Box } from '@chakra-ui/react';
import { memo } from 'react';
import type { DraftControl } from '../draft';
import { groups } from '../groups';
import { EntryField } from './entry-field';
import { GroupLinks } from './group-links';
import { ListField } from './list-field';
import { SectionsField } from './sections-field';

/** Every setting in the order of the page. They are many: only what changes is drawn again. */
export const SettingsFields = memo(function SettingsFields({ form }: { form: DraftControl }) {
	return (
		<>
			<GroupLinks groups={groups} />
			{groups.map(({ id, title, help, fields }) => (
				<Box as="section" key={id} id={id} aria-label={title} scrollMarginTop="112px">
					<Box as="h2" textStyle="h4" paddingTop="8" paddingBottom="4">
						{title}
					</Box>
					{help && (
						<Box as="p" textStyle="small" color="muted" maxWidth="measure" paddingBottom="4">
							{help}
						</Box>
					)}
					<Box display="grid" gap="6">
						{fields.map((field) =>
							field.kind === 'sections' ? (
								<SectionsField key={field.name} form={form} label={field.label} />
							) : field.kind === 'list' ? (
								<ListField key={field.name} form={form} name={field.name} list={field} />
							) : (
								<EntryField key={field.name} form={form} name={field.name} control={field} />
							),
						)}
					</Box>
				</Box>
			))}
		</>
	);
});

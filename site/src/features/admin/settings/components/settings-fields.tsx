import { Box, chakra } from '@chakra-ui/react';
import { memo } from 'react';
import type { ArrayPath } from 'react-hook-form';
import { type FieldSpec, type GroupSpec, settingGroups } from '../groups';
import type { DraftControl, SettingsDraft } from '../settings-draft';
import { EntryField } from './entry-field';
import { ListField } from './list-field';
import { SectionsField } from './sections-field';

const Jump = chakra('a', {
	base: {
		display: 'inline-flex',
		alignItems: 'center',
		minHeight: 'compact',
		paddingInline: '3',
		textStyle: 'small',
		borderRadius: 'control',
		whiteSpace: 'nowrap',
		_hover: { bg: 'sunken' },
	},
});

/** Returns the id of a group's section, which must differ from the ids in the preview. */
export const groupAnchor = (id: string) => `settings-${id}`;

/** Links to the groups of a long form. */
export const GroupLinks = ({ groups }: { groups: readonly GroupSpec[] }) => (
	<Box as="nav" aria-label="Groups" overflowX="auto" scrollbarWidth="none" marginInline="-12px">
		<Box as="ul" display="flex" flexWrap={{ lg: 'wrap' }}>
			{groups.map(({ id, title }) => (
				<li key={id}>
					<Jump href={`#${groupAnchor(id)}`}>{title}</Jump>
				</li>
			))}
		</Box>
	</Box>
);

/** A setting with its control. */
export function SettingField({ form, field }: { form: DraftControl; field: FieldSpec }) {
	if (field.kind === 'sections')
		return <SectionsField form={form} label={field.label} help={field.help} />;
	if (field.kind === 'list')
		return <ListField form={form} name={field.name as ArrayPath<SettingsDraft>} list={field} />;
	return <EntryField form={form} name={field.name} control={field} />;
}

/** Every setting in the order of the page. Memoized, because there are many: only changed fields render again. */
export const SettingsFields = memo(function SettingsFields({ form }: { form: DraftControl }) {
	return (
		<>
			<GroupLinks groups={settingGroups} />
			{settingGroups.map(({ id, title, help, fields }) => (
				<Box as="section" key={id} id={groupAnchor(id)} aria-label={title} scrollMarginTop="112px">
					<Box as="h2" textStyle="h4" paddingTop="8" paddingBottom="4">
						{title}
					</Box>
					{help && (
						<Box as="p" textStyle="small" color="muted" maxWidth="measure" paddingBottom="4">
							{help}
						</Box>
					)}
					<Box display="grid" gap="6">
						{fields.map((field) => (
							<SettingField key={field.name} form={form} field={field} />
						))}
					</Box>
				</Box>
			))}
		</>
	);
});

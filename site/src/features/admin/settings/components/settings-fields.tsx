import { Box, chakra } from '@chakra-ui/react';
import { memo, useEffect } from 'react';
import type { ArrayPath } from 'react-hook-form';
import { useLocation, useParams } from 'react-router-dom';
import { settingAnchor } from '../../../../config/sumu-paths';
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

/** Scrolls to a field and focuses its control. */
function focusField(anchor: string) {
	const field = document.getElementById(anchor);
	field?.scrollIntoView({ block: 'center' });
	field
		?.querySelector<HTMLElement>('input, textarea, select, button')
		?.focus({ preventScroll: true });
}

/** A setting with its control. */
export function SettingField({ form, field }: { form: DraftControl; field: FieldSpec }) {
	if (field.kind === 'sections')
		return <SectionsField form={form} label={field.label} help={field.help} />;
	if (field.kind === 'list')
		return <ListField form={form} name={field.name as ArrayPath<SettingsDraft>} list={field} />;
	return <EntryField form={form} name={field.name} control={field} />;
}

/** The fields of a group, below its title. */
const GroupSection = ({ group, form }: { group: GroupSpec; form: DraftControl }) => (
	<Box as="section" id={groupAnchor(group.id)} aria-label={group.title} scrollMarginTop="112px">
		<Box as="h2" textStyle="h4" paddingTop="8" paddingBottom="4">
			{group.title}
		</Box>
		{group.help && (
			<Box as="p" textStyle="small" color="muted" maxWidth="measure" paddingBottom="4">
				{group.help}
			</Box>
		)}
		<Box display="grid" gap="6">
			{group.fields.map((field) => (
				<Box key={field.name} id={settingAnchor(field.name)} scrollMarginTop="128px">
					<SettingField form={form} field={field} />
				</Box>
			))}
		</Box>
	</Box>
);

/** Every setting. Memoized, because there are many: only changed fields render again. */
export const SettingsFields = memo(function SettingsFields({ form }: { form: DraftControl }) {
	return (
		<>
			<GroupLinks groups={settingGroups} />
			{settingGroups.map((group) => (
				<GroupSection key={group.id} group={group} form={form} />
			))}
		</>
	);
});

/** Settings of the page in the address, or every setting. */
export const SettingsPage = memo(function SettingsPage({ form }: { form: DraftControl }) {
	const { page } = useParams();
	const { hash, key } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again focuses the field again
	useEffect(() => {
		if (hash.startsWith(`#${settingAnchor('')}`)) focusField(decodeURIComponent(hash.slice(1)));
	}, [hash, key]);
	const group = settingGroups.find(({ id }) => id === page);
	if (group) return <GroupSection group={group} form={form} />;
	return settingGroups.map((each) => <GroupSection key={each.id} group={each} form={form} />);
});

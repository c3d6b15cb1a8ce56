import { Box } from '@chakra-ui/react';
import { memo } from 'react';
import type { DraftControl } from '../draft';
import { settingGroups } from '../groups';
import { GroupLinks, groupAnchor } from './group-links';
import { SettingField } from './setting-field';

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

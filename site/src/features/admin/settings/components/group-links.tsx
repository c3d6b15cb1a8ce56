import { Box, chakra } from '@chakra-ui/react';
import type { GroupSpec } from '../field-spec';

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

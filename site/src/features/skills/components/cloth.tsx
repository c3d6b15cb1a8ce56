import { Box, chakra } from '@chakra-ui/react';
import type { ShownGroup } from '../use-skill-groups';

/** Warp thread of fifty stitches, two percentage points each, coloured up to the skill's value. */
const Warp = chakra('div', {
	base: {
		flex: '1',
		minWidth: '3px',
		height: 'full',
		display: 'flex',
		alignItems: 'end',
		bg: 'thread',
		maskImage: 'linear-gradient(0deg, black 72%, transparent 0)',
		maskSize: '100% 2%',
		maskRepeat: 'repeat-y',
		maskPosition: '0 100%',
	},
});

/**
 * All skills as one cloth, with one colour per group. Hidden from screen readers, because the values follow as text.
 */
export function Cloth({ groups }: { groups: readonly ShownGroup[] }) {
	return (
		<Box
			aria-hidden
			forcedColorAdjust="none"
			display="flex"
			gap={{ base: '2', md: '4', lg: 'gutter' }}
			height={{ base: '220px', md: '320px', lg: '420px' }}
		>
			{groups.map(({ key, dye, skills }) => (
				<Box
					key={key}
					display="flex"
					gap={{ base: '2px', md: '4px', lg: '6px' }}
					style={{ flexGrow: skills.length, flexBasis: 0 }}
				>
					{skills.map(({ name, present }, at) => (
						<Warp key={name} data-warp css={{ '--at': at }}>
							<Box width="full" bg={dye} style={{ height: `${present}%` }} />
						</Warp>
					))}
				</Box>
			))}
		</Box>
	);
}

import { Box, chakra } from '@chakra-ui/react';
import { type SkillGroups, skillGroups } from '@sumu/contract';
import { dyes } from '../groups';

/** One warp thread: fifty stitches of two points each, dyed up to the skill's figure. */
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

/** All skills as one cloth, a group a colour. A picture: the figures stand below in words. */
export function Cloth({ groups }: { groups: SkillGroups }) {
	return (
		<Box
			aria-hidden
			display="flex"
			gap={{ base: '2', md: '4', lg: 'gutter' }}
			height={{ base: '220px', md: '320px', lg: '420px' }}
		>
			{skillGroups
				.filter((group) => groups[group].length > 0)
				.map((group) => (
					<Box
						key={group}
						display="flex"
						gap={{ base: '2px', md: '4px', lg: '6px' }}
						style={{ flexGrow: groups[group].length, flexBasis: 0 }}
					>
						{groups[group].map(({ name, present }) => (
							<Warp key={name}>
								<Box width="full" bg={dyes[group]} style={{ height: `${present}%` }} />
							</Warp>
						))}
					</Box>
				))}
		</Box>
	);
}

import { Box, chakra } from '@chakra-ui/react';
import type { DisplayedSkill } from '@sumu/contract';
import { useWords } from '../../../lib/words/use-words';
import type { ShownGroup } from '../use-skill-groups';

/** Whether a skill has a thread. */
export const hasPercentage = ({ present }: DisplayedSkill) => present !== null;

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
 * All skills with a percentage as one cloth, with one colour per group. Hidden from screen readers, because the values follow as text.
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

const Jump = chakra('a', {
	base: {
		display: 'inline-flex',
		alignItems: 'center',
		minHeight: 'compact',
		minWidth: 'compact',
		textStyle: 'small',
		textDecorationThickness: '1.5px',
		textUnderlineOffset: '5px',
		_hover: { textDecoration: 'underline' },
	},
});

/**
 * Link to each category's bars, below its threads. On small screens, where names do not fit below the threads, each has
 * a colour swatch.
 */
export function GroupLinks({ groups }: { groups: readonly ShownGroup[] }) {
	const { t } = useWords();
	return (
		<Box
			as="nav"
			aria-label={t('Skill categories')}
			display="flex"
			flexWrap={{ base: 'wrap', md: 'nowrap' }}
			gap={{ base: '4', lg: 'gutter' }}
			rowGap="0"
			marginTop="3"
		>
			{groups.map(({ key, name, dye, skills }) => (
				<Box
					key={key}
					minWidth="0"
					// Its width is that of its threads.
					css={
						skills.some(hasPercentage)
							? { md: { flexGrow: skills.filter(hasPercentage).length, flexBasis: 0 } }
							: {}
					}
				>
					<Jump href={`#${key}`}>
						<Box
							aria-hidden
							hideFrom="md"
							forcedColorAdjust="none"
							boxSize="3"
							marginInlineEnd="2"
							bg={dye}
						/>
						{name}
					</Jump>
				</Box>
			))}
		</Box>
	);
}

import { Box, chakra } from '@chakra-ui/react';
import { useWords } from '../../../lib/words/use-words';
import type { ShownGroup } from '../use-skill-groups';

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
	const { say } = useWords();
	return (
		<Box
			as="nav"
			aria-label={say('Skill categories')}
			display="flex"
			flexWrap={{ base: 'wrap', md: 'nowrap' }}
			gap={{ base: '4', lg: 'gutter' }}
			rowGap="0"
			marginTop="3"
		>
			{groups.map(({ key, name, dye, skills }) => (
				<Box key={key} minWidth="0" css={{ md: { flexGrow: skills.length, flexBasis: 0 } }}>
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

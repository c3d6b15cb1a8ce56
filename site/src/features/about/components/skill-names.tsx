import { chakra } from '@chakra-ui/react';
import { useTextDirection } from '../../../lib/words/text-direction';
import { useWords } from '../../../lib/words/use-words';

const List = chakra('ul', {
	base: {
		display: 'flex',
		flexWrap: 'wrap',
		alignItems: 'center',
		rowGap: '2',
		marginTop: '6',
		textStyle: 'ui',
		'& li': { display: 'inline-flex', alignItems: 'center', minWidth: '0' },
		'& span': { minWidth: '0', overflowWrap: 'anywhere' },
		'& li:not(:last-child)::after': {
			content: '""',
			width: '7px',
			height: '7px',
			marginInline: '4',
			bg: 'accent',
			transform: 'rotate(45deg) scale(.8)',
		},
	},
});

/** The owner's skills, separated by lozenges. */
export function SkillNames({ names }: { names: readonly string[] }) {
	const { t } = useWords();
	const directionOf = useTextDirection();
	if (names.length === 0) return null;
	return (
		<List aria-label={t('Skills')}>
			{names.map((name) => (
				<li key={name}>
					<span dir={directionOf(name)}>{name}</span>
				</li>
			))}
		</List>
	);
}

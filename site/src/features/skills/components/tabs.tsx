import { chakra } from '@chakra-ui/react';
import { type SkillGroup, skillGroups } from '@sumu/contract';
import { ArrowRight } from 'lucide-react';
import { type KeyboardEvent, memo } from 'react';
import { useWords } from '../../../lib/words/use-words';
import { groupNames } from '../groups';

const List = chakra('div', {
	base: {
		display: 'flex',
		flexDirection: { lg: 'column' },
		flexWrap: { base: 'wrap', lg: 'nowrap' },
		gap: { base: '2', lg: '0' },
		'@media (scripting: none)': { display: 'none' },
	},
});

const Tab = chakra('button', {
	base: {
		display: 'flex',
		alignItems: 'center',
		justifyContent: 'space-between',
		minHeight: { base: 'compact', lg: '81px' },
		paddingInline: { base: '4', lg: '0' },
		paddingTop: '2px',
		borderWidth: { base: '1px', lg: '0 0 1px' },
		borderColor: { base: 'control', lg: 'hairline' },
		borderRadius: { base: 'control', lg: '0' },
		textStyle: { base: 'ui', lg: 'h3' },
		fontWeight: { base: 'strong', lg: 'display' },
		color: { base: 'ink', lg: 'muted' },
		cursor: 'pointer',
		transition: 'color {durations.hover}',
		_hover: { color: 'ink', borderColor: 'ink' },
		'& svg': { display: 'none', marginInlineEnd: '1' },
		_selected: {
			bg: { base: 'ink', lg: 'transparent' },
			borderColor: { base: 'ink', lg: 'hairline' },
			color: { base: 'canvas', lg: 'accentText' },
			'& svg': { display: { lg: 'block' } },
		},
	},
});

const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };
const ends: Record<string, number> = { Home: 0, End: skillGroups.length - 1 };

/** The tab a key leads to from `current`, if it leads anywhere. */
function target(key: string, current: SkillGroup) {
	const step = steps[key];
	const index = step === undefined ? ends[key] : skillGroups.indexOf(current) + step;
	return index === undefined ? undefined : skillGroups.at(index % skillGroups.length);
}

/** The categories as tabs; arrow keys, Home and End choose. */
export const Tabs = memo(function Tabs({
	id,
	chosen,
	choose,
}: {
	id: string;
	chosen: SkillGroup;
	choose: (group: SkillGroup) => void;
}) {
	const { say } = useWords();
	const onKeyDown = (event: KeyboardEvent) => {
		const group = target(event.key, chosen);
		if (!group) return;
		event.preventDefault();
		choose(group);
		document.getElementById(`${id}-tab-${group}`)?.focus();
	};
	return (
		<List role="tablist" aria-label={say('Skill categories')} onKeyDown={onKeyDown}>
			{skillGroups.map((group) => (
				<Tab
					key={group}
					type="button"
					role="tab"
					id={`${id}-tab-${group}`}
					aria-controls={`${id}-panel-${group}`}
					aria-selected={group === chosen}
					tabIndex={group === chosen ? 0 : -1}
					onClick={() => choose(group)}
				>
					{say(groupNames[group])}
					<ArrowRight size={26} strokeWidth={1.6} aria-hidden />
				</Tab>
			))}
		</List>
	);
});

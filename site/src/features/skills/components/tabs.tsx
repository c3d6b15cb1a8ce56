import { chakra } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { type KeyboardEvent, memo } from 'react';
import { useWords } from '../../../lib/words/use-words';
import { withoutScripts } from '../../../ui/defer-layout';
import { keyAsRead } from '../../../ui/reading-direction';
import type { ShownGroup } from '../use-skill-groups';

const List = chakra('div', {
	base: {
		display: 'flex',
		flexDirection: { lg: 'column' },
		flexWrap: { base: 'wrap', lg: 'nowrap' },
		gap: { base: '2', lg: '0' },
		...withoutScripts({ display: 'none' }),
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

const arrowKeySteps: Record<string, number> = {
	ArrowDown: 1,
	ArrowRight: 1,
	ArrowUp: -1,
	ArrowLeft: -1,
};
const edgeKeyIndexes: Record<string, number> = { Home: 0, End: -1 };

/** Returns the group that a key selects from `current`, if any. */
function findTargetGroup(key: string, groups: readonly ShownGroup[], current: string) {
	const step = arrowKeySteps[key];
	const from = groups.findIndex((group) => group.key === current);
	const index = step === undefined ? edgeKeyIndexes[key] : from + step;
	return index === undefined ? undefined : groups.at(index % groups.length);
}

/** Categories as tabs; arrow keys, Home and End select. */
export const Tabs = memo(function Tabs({
	id,
	groups,
	chosen,
	choose,
}: {
	id: string;
	groups: readonly ShownGroup[];
	/** Key of the selected group. */
	chosen: string;
	choose: (key: string) => void;
}) {
	const { t } = useWords();
	const onKeyDown = (event: KeyboardEvent) => {
		const group = findTargetGroup(keyAsRead(event.key), groups, chosen);
		if (!group) return;
		event.preventDefault();
		choose(group.key);
		document.getElementById(`${id}-tab-${group.key}`)?.focus();
	};
	return (
		<List role="tablist" aria-label={t('Skill categories')} onKeyDown={onKeyDown}>
			{groups.map(({ key, name }) => (
				<Tab
					key={key}
					type="button"
					role="tab"
					id={`${id}-tab-${key}`}
					aria-controls={`${id}-panel-${key}`}
					aria-selected={key === chosen}
					tabIndex={key === chosen ? 0 : -1}
					onClick={() => choose(key)}
				>
					{name}
					<ArrowRight size={26} strokeWidth={1.6} aria-hidden />
				</Tab>
			))}
		</List>
	);
});

import { Box, chakra } from '@chakra-ui/react';
import { type DisplayedSkill, messages } from '@sumu/contract';
import { type ComponentProps, memo } from 'react';
import { useHydrated } from '../../../lib/document/client-store';
import { useWords } from '../../../lib/words/use-words';
import { withoutScripts } from '../../../ui/defer-layout';
import type { EntranceState } from '../../../ui/use-entrance';
import { Bar } from './bar';

/** Without scripts no tab can be chosen, so every category is shown below its name. */
const TabPanel = chakra('div', {
	base: {
		'&[data-rest], & > h3': { display: 'none' },
		...withoutScripts({
			'&:not(:first-of-type)': { marginTop: '12' },
			'&[data-rest], & > h3': { display: 'block' },
			'& > h3': { marginBottom: '6' },
		}),
	},
});

/** Separate component, so that its children do not re-render after hydration. */
function Choosable({ chosen, ...panel }: { chosen: boolean } & ComponentProps<typeof TabPanel>) {
	const isHydrated = useHydrated();
	return (
		<TabPanel
			role="tabpanel"
			data-rest={chosen ? undefined : true}
			hidden={isHydrated && !chosen}
			{...panel}
		/>
	);
}

export const Panel = memo(function Panel({
	id,
	tab,
	name,
	skills,
	chosen,
	entrance,
}: {
	id: string;
	tab: string;
	name: string;
	skills: readonly DisplayedSkill[];
	chosen: boolean;
	entrance: EntranceState;
}) {
	const { t } = useWords();
	return (
		<Choosable id={id} aria-labelledby={tab} chosen={chosen}>
			<Box as="h3" textStyle="h3">
				{name}
			</Box>
			{skills.length === 0 && <p>{t(messages.notFound)}</p>}
			<Box as="ul" key={String(chosen)} display="grid" rowGap="8">
				{skills.map((skill) => (
					<Bar key={skill.name} skill={skill} entrance={entrance} />
				))}
			</Box>
		</Choosable>
	);
});

import { Box, chakra } from '@chakra-ui/react';
import { type DisplayedSkill, messages } from '@sumu/contract';
import { useHydrated } from '../../../lib/document/use-hydrated';
import { Bar } from './bar';

/** Without scripts nobody can choose: then every category shows, under its name. */
const Shown = chakra('div', {
	base: {
		'& + &': { marginTop: '12' },
		'& > h3': { marginBottom: '6' },
		'@media not (scripting: none)': {
			'&[data-rest], & > h3': { display: 'none' },
			'& + &': { marginTop: '0' },
		},
	},
});

export function Panel({
	id,
	tab,
	name,
	skills,
	chosen,
	running,
}: {
	id: string;
	tab: string;
	name: string;
	skills: readonly DisplayedSkill[];
	chosen: boolean;
	running: boolean;
}) {
	const hydrated = useHydrated();
	return (
		<Shown
			role="tabpanel"
			id={id}
			aria-labelledby={tab}
			data-rest={chosen ? undefined : true}
			hidden={hydrated && !chosen}
		>
			<Box as="h3" textStyle="h3">
				{name}
			</Box>
			{skills.length === 0 && <p>{messages.notFound}</p>}
			<Box as="ul" key={String(chosen)} display="grid" rowGap="8">
				{skills.map((skill) => (
					<Bar key={skill.name} skill={skill} running={running} />
				))}
			</Box>
		</Shown>
	);
}

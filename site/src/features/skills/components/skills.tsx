import { Box } from '@chakra-ui/react';
import { type Section as Heading, type SkillGroup, skillGroups } from '@sumu/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useWords } from '../../../lib/words/use-words';
import { Columns, Container } from '../../../ui/container';
import { Section, SectionHeading } from '../../../ui/section';
import { useInView } from '../../../ui/use-in-view';
import { useReducedMotion } from '../../../ui/use-reduced-motion';
import { skillsQuery } from '../api/list-skills';
import { groupNames } from '../groups';
import { Panel } from './panel';
import { Tabs } from './tabs';

/** The skills of one category at a time; the first is chosen at once. */
export function Skills({ number, heading }: { number: string; heading: Heading }) {
	const { say } = useWords();
	const { data: groups } = useSuspenseQuery(skillsQuery());
	const [chosen, choose] = useState<SkillGroup>(skillGroups[0]);
	const bars = useRef<HTMLDivElement>(null);
	const seen = useInView(bars);
	const still = useReducedMotion();
	const id = useId();
	return (
		<Section id="skills" flush>
			<Container paddingBottom="section">
				<Box borderTopWidth="1px" borderColor="hairline" paddingTop="8">
					<SectionHeading
						section="skills"
						number={number}
						title={heading.title}
						intro={heading.text}
					/>
				</Box>
				<Columns marginTop="12" rowGap="8">
					<Box gridColumn={{ lg: '1 / 6' }}>
						<Tabs id={id} chosen={chosen} choose={choose} />
					</Box>
					<Box gridColumn={{ lg: '7 / 13' }} ref={bars}>
						{skillGroups.map((group) => (
							<Panel
								key={group}
								id={`${id}-panel-${group}`}
								tab={`${id}-tab-${group}`}
								name={say(groupNames[group])}
								skills={groups[group]}
								chosen={group === chosen}
								running={seen && !still}
							/>
						))}
					</Box>
				</Columns>
			</Container>
		</Section>
	);
}

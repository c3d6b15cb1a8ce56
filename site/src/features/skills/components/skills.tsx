import { Box } from '@chakra-ui/react';
import type { Section as Heading } from '@sumu/contract';
import { useId, useRef, useState } from 'react';
import { Columns, Container } from '../../../ui/container';
import { Section, SectionHeading } from '../../../ui/section';
import { useEntrance } from '../../../ui/use-entrance';
import { useReducedMotion } from '../../../ui/use-reduced-motion';
import { useSkillGroups } from '../use-skill-groups';
import { Panel } from './panel';
import { Tabs } from './tabs';

/** Skills of one category at a time; the first is selected initially. */
export function Skills({ number, heading }: { number?: string; heading: Heading }) {
	const groups = useSkillGroups();
	const [wanted, setWanted] = useState('');
	const [hasSwitched, setHasSwitched] = useState(false);
	const chosen = (groups.find(({ key }) => key === wanted) ?? groups[0])?.key ?? '';
	const choose = (key: string) => {
		setWanted(key);
		if (key !== chosen) setHasSwitched(true);
	};
	const bars = useRef<HTMLDivElement>(null);
	const initialEntrance = useEntrance(bars);
	const isStill = useReducedMotion();
	// Bars of a newly chosen category enter the screen.
	const entrance = hasSwitched && !isStill ? 'entering' : initialEntrance;
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
						<Tabs id={id} groups={groups} chosen={chosen} choose={choose} />
					</Box>
					<Box gridColumn={{ lg: '7 / 13' }} ref={bars}>
						{groups.map(({ key, name, skills }) => (
							<Panel
								key={key}
								id={`${id}-panel-${key}`}
								tab={`${id}-tab-${key}`}
								name={name}
								skills={skills}
								chosen={key === chosen}
								entrance={entrance}
							/>
						))}
					</Box>
				</Columns>
			</Container>
		</Section>
	);
}

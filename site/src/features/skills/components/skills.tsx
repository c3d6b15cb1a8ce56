import { Box } from '@chakra-ui/react';
import type { HomeSection as Heading } from '@sumu/contract';
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
	const skillGroups = useSkillGroups();
	const [requestedKey, setRequestedKey] = useState('');
	const [hasSwitched, setHasSwitched] = useState(false);
	const chosenKey =
		(skillGroups.find(({ key }) => key === requestedKey) ?? skillGroups[0])?.key ?? '';
	const chooseGroup = (key: string) => {
		setRequestedKey(key);
		if (key !== chosenKey) setHasSwitched(true);
	};
	const barsRef = useRef<HTMLDivElement>(null);
	const initialEntrance = useEntrance(barsRef);
	const isStill = useReducedMotion();
	// Bars of a newly chosen category enter the screen.
	const barEntrance = hasSwitched && !isStill ? 'entering' : initialEntrance;
	const baseId = useId();
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
						<Tabs id={baseId} groups={skillGroups} chosen={chosenKey} choose={chooseGroup} />
					</Box>
					<Box gridColumn={{ lg: '7 / 13' }} ref={barsRef}>
						{skillGroups.map(({ key, name, skills }) => (
							<Panel
								key={key}
								id={`${baseId}-panel-${key}`}
								tab={`${baseId}-tab-${key}`}
								name={name}
								skills={skills}
								chosen={key === chosenKey}
								entrance={barEntrance}
							/>
						))}
					</Box>
				</Columns>
			</Container>
		</Section>
	);
}

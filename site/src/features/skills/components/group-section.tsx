import { Box } from '@chakra-ui/react';
import type { DisplayedSkill, SkillGroup } from '@sumu/contract';
import { useRef } from 'react';
import { useWords } from '../../../lib/words/use-words';
import { Columns, Container } from '../../../ui/container';
import { Section, SectionHeading } from '../../../ui/section';
import { useInView } from '../../../ui/use-in-view';
import { useReducedMotion } from '../../../ui/use-reduced-motion';
import { dyes, groupNames } from '../groups';
import { Bar } from './bar';

/** One category with all its bars; they rise when it is scrolled to. */
export function GroupSection({
	group,
	number,
	skills,
}: {
	group: SkillGroup;
	number: string;
	skills: readonly DisplayedSkill[];
}) {
	const { say } = useWords();
	const bars = useRef<HTMLUListElement>(null);
	const seen = useInView(bars);
	const still = useReducedMotion();
	return (
		<Section id={group} flush>
			<Container>
				<Columns
					rowGap="8"
					borderTopWidth="2px"
					borderColor={dyes[group]}
					paddingTop="8"
					paddingBottom={{ base: '12', lg: '24' }}
				>
					<Box gridColumn={{ lg: '1 / 5' }}>
						<Box position={{ lg: 'sticky' }} top="calc({sizes.navScrolled} + {spacing.8})">
							<SectionHeading section={group} number={number} title={say(groupNames[group])} />
						</Box>
					</Box>
					<Box
						as="ul"
						ref={bars}
						gridColumn={{ lg: '5 / 13' }}
						display="grid"
						gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
						columnGap={{ md: '8', lg: '12' }}
						rowGap={{ base: '8', lg: '12' }}
						paddingTop={{ lg: '8' }}
						alignContent="start"
					>
						{skills.map((skill) => (
							<Bar key={skill.name} skill={skill} running={seen && !still} />
						))}
					</Box>
				</Columns>
			</Container>
		</Section>
	);
}

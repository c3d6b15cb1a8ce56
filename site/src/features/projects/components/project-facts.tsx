import { Box } from '@chakra-ui/react';
import { messages, type Project } from '@sumu/contract';
import { isOriginal } from '@sumu/contract/words';
import { ArrowUpRight, Check } from 'lucide-react';
import { useSite } from '../../../lib/site/use-site';
import { useTextDirection } from '../../../lib/words/text-direction';
import { useWords } from '../../../lib/words/use-words';
import { OutsideLink } from '../../../ui/text-link';

const featuresOf = (
	{ frontend, backend, projectTheme, projectFeature }: Project,
	responsive: string,
) => [frontend, backend, responsive, projectTheme, ...projectFeature].filter(Boolean);

/** Features and live site. */
export function ProjectFacts({ project }: { project: Project }) {
	const { t } = useWords();
	const directionOf = useTextDirection();
	const { projectsLiveLink } = project;
	// A project without a front end, such as a photograph, is not responsive.
	const isResponsive = isOriginal(useSite()) || project.frontend !== '';
	const features = featuresOf(project, isResponsive ? t(messages.fullyResponsive) : '');
	return (
		<>
			{features.length > 0 && (
				<Box as="ul" aria-label={t('Features')} borderTopWidth="2px" borderColor="ink">
					{features.map((feature, index) => (
						<Box
							as="li"
							overflowWrap="anywhere"
							// biome-ignore lint/suspicious/noArrayIndexKey: two may read the same
							key={index}
							display="flex"
							gap="4"
							paddingBlock="13px"
							borderBottomWidth="1px"
							borderColor="hairline"
							textStyle="ui"
						>
							<Box asChild flex="none" color="greenText" marginTop="1px">
								<Check size={18} strokeWidth={2} aria-hidden />
							</Box>
							<Box as="span" dir={directionOf(feature)} minWidth="0">
								{feature}
							</Box>
						</Box>
					))}
				</Box>
			)}
			{projectsLiveLink && (
				<Box paddingTop="3">
					<OutsideLink href={projectsLiveLink}>
						{t('Live site')}
						<ArrowUpRight size={18} strokeWidth={1.75} aria-hidden />
					</OutsideLink>
				</Box>
			)}
		</>
	);
}

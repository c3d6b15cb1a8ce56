import { sumuPaths } from '../../config/sumu-paths';

/** Returns the id of a step's part of the screen, which must differ from the ids in the preview. */
export const stepAnchor = (step: string) => `step-${step}`;

/** Returns the path of the first steps, scrolled to one of them. */
export const getStepPath = (step: string) => `${sumuPaths.setup.at()}#${stepAnchor(step)}`;

export { AddSkill as default } from '../../features/editor/forms/skill-form';

export { AddSkill as default } from '../../features/admin/forms/skill-form';

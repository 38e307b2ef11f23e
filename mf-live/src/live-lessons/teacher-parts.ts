import { changeLessonCode, teacherListsCode, teacherPanelCode } from '../chunks/teacher';
import { latePart } from './late-part';

export const DatePlace = latePart(changeLessonCode, 'ChangeLesson');
export const TeacherPlace = latePart(teacherPanelCode, 'TeacherPanel');
export const ListsPlace = latePart(teacherListsCode, 'TeacherLists');

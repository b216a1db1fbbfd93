import type { DateAnswers } from "shared-types/sighting-import/codes";
import type { DateQuestion } from "shared-types/sighting-import/answers";
import { SelectField } from "../../../../components/ui/SelectField";
import styles from "../Csv.module.css";
import { readingWords } from "./words";

interface DateQuestionsProps {
  questions: readonly DateQuestion[];
  answers: DateAnswers;
  onAnswer: (answers: DateAnswers) => void;
}

/** What the dates of a file leave open: asked once, with a date of the file in each reading. */
export function DateQuestions({ questions, answers, onAnswer }: DateQuestionsProps) {
  return (
    <section aria-labelledby="dates" className={styles.names}>
      <h3 id="dates" className={styles.title}>
        How does this file write its dates?
      </h3>
      <p>
        Its dates can be read in more than one way. Your answer counts for the whole file; until
        then, lines with such a date are refused.
      </p>
      <div className={styles.choice}>
        {questions.map(({ field, example, readings }) => (
          <SelectField
            key={field}
            name={field}
            label={`${example} is`}
            value={answers[field] ?? ""}
            options={[
              { value: "", label: "Please choose" },
              ...readings.map(({ way, date }) => ({ value: way, label: readingWords(date) })),
            ]}
            onChange={(way) => onAnswer({ ...answers, [field]: way })}
          />
        ))}
      </div>
    </section>
  );
}

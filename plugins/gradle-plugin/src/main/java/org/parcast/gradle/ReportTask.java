package org.parcast.gradle;

import java.io.File;
import org.gradle.api.file.ConfigurableFileCollection;
import org.gradle.api.provider.ListProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.CacheableTask;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.InputFiles;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.Optional;
import org.gradle.api.tasks.PathSensitive;
import org.gradle.api.tasks.PathSensitivity;
import org.parcast.engine.build.BuildAnalyses;
import org.parcast.engine.build.BuildSettings;
import org.parcast.engine.run.AnalysisException;

/** Makes the reports again from the recordings of parcastAnalyze, without running anything. */
@CacheableTask
public class ReportTask extends ParcastTask {
  private final ConfigurableFileCollection recordings = getProject().files();
  private final Property<File> recordingsDirectory = getProject().getObjects().property(File.class);
  private final ListProperty<Integer> ranks = getProject().getObjects().listProperty(Integer.class);

  /** The recordings. */
  @InputFiles
  @PathSensitive(PathSensitivity.RELATIVE)
  public ConfigurableFileCollection getRecordings() {
    return recordings;
  }

  /** The directory that has them; what is there counts by {@link #getRecordings()}. */
  @Internal
  public Property<File> getRecordingsDirectory() {
    return recordingsDirectory;
  }

  /** Numbers of MPI ranks to forecast for. */
  @Input
  @Optional
  public ListProperty<Integer> getRanks() {
    return ranks;
  }

  @Override
  String command() {
    return "report";
  }

  @Override
  void obey(ParcastExtension extension) {
    super.obey(extension);
    ranks.set(extension.getRanks());
  }

  @Override
  BuildSettings settings() {
    return BuildSettings.ofReports(ranks.getOrNull());
  }

  @Override
  void run(BuildAnalyses analyses) throws AnalysisException {
    if (analyses.report(recordingsDirectory.get().toPath()) == 0) {
      getLogger().lifecycle("No recording under {}; the task parcastAnalyze makes one", recordingsDirectory.get());
    }
  }
}
